import DocsRoot from '@theme-original/DocsRoot';
import {memo} from 'react';

/** Rendered once; routes below it read the address themselves. */
export default memo(DocsRoot, (before, now) => before.route === now.route);
