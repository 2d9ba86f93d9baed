import data from 'docs-data';

import {carriedHandler} from '../http';

export const config = {path: '/mcp'};

export default carriedHandler(data);
