import data from 'docs-data';

import {carriedHandler} from '../http/carried';

export const config = {path: '/mcp'};

/** The documentation server as a function of Netlify. */
export default carriedHandler(data);
