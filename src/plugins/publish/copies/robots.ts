import type {TextFile} from '../types';

import type {Site} from './types';

/** Allows everything; names the sitemap and the index for agents. */
export function robots({url, baseUrl}: Site): TextFile {
  const root = `${url}${baseUrl}`;
  const lines = ['User-agent: *', 'Allow: /', '', `# Index for agents: ${root}llms.txt`, `Sitemap: ${root}sitemap.xml`];
  return {path: 'robots.txt', content: `${lines.join('\n')}\n`};
}
