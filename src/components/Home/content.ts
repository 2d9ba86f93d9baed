/** Lines of the recorded run quickstart/run-list-health; commands begin with a prompt. */
export const terminalLines: readonly string[] = [
  '$ thv run fetch',
  '…',
  '9:41AM INF Using host port: 34567',
  '9:41AM INF Logging to: /home/dev/.local/share/toolhive/logs/fetch.log',
  '9:41AM INF MCP server is running in the background (PID: 48213)',
  "9:41AM INF Use 'thv stop fetch' to stop the server",
  '$ thv list',
  'CONTAINER ID   NAME    IMAGE              STATE     TRANSPORT   PORT    URL',
  '7c1f0b6e92d4   fetch   mcp/fetch:latest   running   stdio       34567   http://127.0.0.1:34567/sse#fetch',
];

export const ways = [
  {
    title: 'Run any MCP server',
    href: '/toolhive/how-to/run-mcp-servers',
    text: 'From the registry, an image, or a Python, Node.js, or Go package.',
  },
  {
    title: 'Pick a server recipe',
    href: '/toolhive/servers',
    text: 'Commands, secrets, and checks for 31 servers, from GitHub to PostgreSQL.',
  },
  {
    title: 'Give a server a token',
    href: '/toolhive/how-to/secrets-management',
    text: 'Store it once, encrypted, and keep it out of commands and client files.',
  },
  {
    title: 'Know what a server can do',
    href: '/toolhive/concepts/security-at-a-glance',
    text: 'What ToolHive protects, what stays open, and what we recommend.',
  },
  {
    title: 'Run servers in Kubernetes',
    href: '/toolhive/tutorials/toolhive-operator',
    text: 'From an empty kind cluster to a connected client.',
  },
  {
    title: 'Look up a command',
    href: '/category/using-the-toolhive-cli',
    text: 'All 35 thv commands with options, defaults, and examples.',
  },
] as const;
