import {memo} from 'react';

import Footer from '@site/src/components/Footer';

/** Rendered once for all pages. */
export default memo(Footer);
