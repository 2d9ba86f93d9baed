/** What the visitor chooses in a group of synchronized tabs; the name that screen readers hear. */
export const tabGroups: Readonly<Record<string, string>> = {
  os: 'Operating system',
  client: 'MCP client',
  runtime: 'Container runtime',
  provider: 'Model provider',
  editor: 'Editor',
};

/** Where the theme keeps the choice of a tab group; the group's name follows. */
export const tabKey = 'docusaurus.tab.';
