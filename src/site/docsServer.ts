import {agentGuide} from './assistants';
import {brand} from './brand';

export const serverName = 'docs';

/** MCP protocol versions supported over HTTP. */
export const revisions = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const;

export function vscodeInstall(url: string): string {
  return `vscode:mcp/install?${encodeURIComponent(JSON.stringify({name: serverName, type: 'http', url}))}`;
}

export function cursorInstall(url: string): string {
  const config = encodeURIComponent(Buffer.from(JSON.stringify({url})).toString('base64'));
  return `cursor://anysphere.cursor-deeplink/mcp/install?name=${serverName}&config=${config}`;
}

export function claudeCodeCommand(url: string): string {
  return `claude mcp add --transport http ${serverName} ${url}`;
}

/** Server card of SEP-2127: describes the server and its endpoint. */
export function serverCard(url: string, site: string, repository: string, version: string): object {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: `${new URL(url).hostname.split('.').reverse().join('.')}/${serverName}`,
    version,
    title: brand.siteName,
    description: 'Searches and reads the documentation, and checks commands and manifests against the release.',
    websiteUrl: `${site}${agentGuide}`,
    repository: {url: repository, source: 'github'},
    remotes: [{type: 'streamable-http', url, supportedProtocolVersions: revisions}],
  };
}
