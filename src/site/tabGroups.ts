/** Accessible name of each group of synchronized tabs. */
export const tabGroups: Readonly<Record<string, string>> = {
  os: 'Operating system',
  client: 'MCP client',
  runtime: 'Container runtime',
  provider: 'Model provider',
  editor: 'Editor',
};

/** Prefix of localStorage keys. */
export const tabKey = 'docusaurus.tab.';
