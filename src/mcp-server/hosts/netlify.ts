import data from 'docs-data';

import {carriedHandler} from '../http/carried';

export const config = {path: '/mcp'};

export default carriedHandler(data);
