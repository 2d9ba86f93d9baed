import data from 'docs-data';

import {carriedHandler} from '../http/carried';

export default {fetch: carriedHandler(data)};
