import data from 'docs-data';

import {carriedHandler} from '../http/carried';

/** The documentation server as a function of Vercel. */
export default {fetch: carriedHandler(data)};
