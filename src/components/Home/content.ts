import type {Line} from '../Terminal';

export const mcpLines: readonly Line[] = [
  {command: 'thv run fetch'},
  {output: "Use 'thv stop fetch' to stop the server"},
  {command: "thv list --format json | jq -r '.[].url'"},
  {output: 'http://127.0.0.1:34567/sse#fetch'},
];

export const gatewayLines: readonly Line[] = [
  {
    command: [
      'docker run -d --name codegate \\',
      '  -p 127.0.0.1:8989:8989 -p 127.0.0.1:9090:9090 \\',
      '  ghcr.io/stacklok/codegate:v0.1.32',
    ].join('\n'),
  },
  {command: 'curl http://localhost:8989/health'},
  {output: '{"status":"healthy"}'},
];

export const ways = [
  {
    title: 'Run any MCP server',
    href: '/toolhive/how-to/run-mcp-servers',
    text: 'From the registry, an image, or a Python, Node.js or Go package.',
  },
  {
    title: 'Hand over a secret',
    href: '/toolhive/how-to/secrets-management',
    text: 'Store a token once and pass it to a server without writing it down.',
  },
  {
    title: 'Limit what a server may do',
    href: '/toolhive/how-to/custom-permissions',
    text: 'Permission profiles for files and network, and what is enforced.',
  },
  {
    title: 'Run servers in Kubernetes',
    href: '/toolhive/tutorials/toolhive-operator',
    text: 'From an empty kind cluster to a connected client.',
  },
  {
    title: 'Look up a command',
    href: '/category/using-the-toolhive-cli',
    text: 'All 35 thv commands with options, defaults and examples.',
  },
  {
    title: 'Route requests to models',
    href: '/codegate/features/muxing',
    text: 'Send each request to the model that fits, by rule.',
  },
] as const;
