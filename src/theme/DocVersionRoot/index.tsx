import DocVersionRoot from '@theme-original/DocVersionRoot';
import {memo} from 'react';

/** Rendered once; routes below it read the address themselves. */
export default memo(DocVersionRoot, (before, now) => before.route === now.route);
