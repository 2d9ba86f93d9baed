import {downloadPath} from '../../../data/openapi/sources';
import {dataPaths, manifestPath} from '../../../data/published/manifest';
import {version} from '../../../mcp-server/package.json';
import {agentGuide} from '../../../site/assistants';
import {serverCard} from '../../../site/docsServer';
import {agentsFile, apiCatalogPath} from '../../../site/hosting';
import {products} from '../../../site/products';
import {settings} from '../../../site/settings';
import {fullTextPath} from '../copies/files';
import type {Site, Step, TextFile} from '../types';

/** Validity of security.txt. */
const daysOfContact = 364;

type Place = Pick<Site, 'name' | 'url' | 'baseUrl'>;

/** Writes the files that agents and scanners expect at well-known URLs. */
export const discovery: Step = async (_built, site) => [
  agents(site, settings.mcpUrl),
  apiCatalog(site, settings.mcpUrl),
  security(site, settings.repository, new Date()),
  ...(settings.mcpUrl ? [card(site, settings.mcpUrl)] : []),
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

/** API catalog of RFC 9727. */
export function apiCatalog({url, baseUrl}: Place, mcpUrl?: string): TextFile {
  const at = (path: string): string => `${url}${baseUrl}${path}`;
  const apis = products.map((product) => ({
    anchor: `http://localhost:${product.apiPort}`,
    'service-desc': [
      {href: at(downloadPath(product, 'json')), type: 'application/json'},
      {href: at(downloadPath(product, 'yaml')), type: 'application/yaml'},
    ],
    'service-doc': [{href: at(`${product.path.slice(1)}/reference/api`), type: 'text/html'}],
  }));
  const server = mcpUrl && {
    anchor: mcpUrl,
    'service-desc': [{href: at('.well-known/mcp/server-card.json'), type: 'application/json'}],
    'service-doc': [{href: at(agentGuide.slice(1)), type: 'text/html'}],
  };
  return {path: apiCatalogPath, content: json({linkset: [...apis, ...(server ? [server] : [])]})};
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

export function card({url, baseUrl}: Place, mcpUrl: string): TextFile {
  const site = `${url}${baseUrl}`.replace(/\/$/, '');
  return {
    path: '.well-known/mcp/server-card.json',
    content: json(serverCard(mcpUrl, site, settings.repository, version)),
  };
}

function json(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
