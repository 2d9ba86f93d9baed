import data from 'docs-data';

import {carriedHandler} from '../http';

const handler = carriedHandler(data);

/** The documentation server as a function of Cloudflare Pages, in `functions/mcp`. */
export const onRequest = ({request}: {readonly request: Request}): Promise<Response> => handler(request);

/** The same for Workers. */
export default {fetch: handler};
