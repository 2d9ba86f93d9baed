import Navbar from '@theme-original/Navbar';
import {memo} from 'react';

/** Rendered once; the items that show the current product read the address themselves. */
export default memo(Navbar);
