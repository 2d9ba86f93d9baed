import data from 'docs-data';

import {carriedHandler} from '../http';

export default {fetch: carriedHandler(data)};
