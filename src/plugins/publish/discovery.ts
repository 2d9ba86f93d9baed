import {dataPaths, manifestPath} from '../../data/published/manifest';
import {agentGuide} from '../../site/assistants';
import {agentsFile} from '../../site/hosting';
import {products} from '../../site/products';
import {settings} from '../../site/settings';

import {fullTextPath} from './copies/files';
import type {Site, Step, TextFile} from './types';

/** Validity of security.txt. */
const daysOfContact = 364;

type Place = Pick<Site, 'name' | 'url' | 'baseUrl'>;

/** Writes the files that agents and scanners expect at fixed addresses. */
export const discovery: Step = async (_built, site) => [
  agents(site, settings.mcpUrl),
  security(site, settings.repository, new Date()),
];

/** Tells agents how to read the site. */
export function agents({name, url, baseUrl}: Place, mcpUrl?: string): TextFile {
  const at = (path: string): string => `${url}${baseUrl}${path}`;
  const lines = [
    `# ${name}`,
    '',
    ...products.map((product) => `- ${product.name} ${product.release}: ${product.summary}`),
    '',
    '## How to read these docs',
    '',
    `- Index of all pages: ${at('llms.txt')}`,
    ...products.map((product) => `- All ${product.name} pages in one file: ${at(fullTextPath(product))}`),
    '- A page in Markdown: put `.md` behind its address.',
    `- Commands and the custom resource as data: ${at(dataPaths.commands)} and ${at(dataPaths.cluster)}`,
    `- All pages with their anchors as data: ${at(manifestPath)}`,
    ...(mcpUrl ? [`- MCP server over Streamable HTTP: ${mcpUrl}`] : []),
    `- MCP server on your machine: ${at(`${agentGuide.slice(1)}.md`)}`,
    '',
    '## Rules',
    '',
    '- The pages describe the releases named above. Say which release an answer is about.',
    '- Look a command or an option up before you write it; use none that the pages do not have.',
    '',
  ];
  return {path: agentsFile, content: lines.join('\n')};
}

/** security.txt of RFC 9116. */
export function security({url, baseUrl}: Place, repository: string, today: Date): TextFile {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + daysOfContact));
  const path = '.well-known/security.txt';
  const lines = [
    `Contact: ${repository}/security/advisories/new`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${url}${baseUrl}${path}`,
    `Policy: ${repository}/blob/main/.github/SECURITY.md`,
  ];
  return {path, content: `${lines.join('\n')}\n`};
}
