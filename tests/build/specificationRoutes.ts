const commands = [
  '',
  '_config',
  ...[
    'auto-discovery',
    'get-ca-cert',
    'get-registry-url',
    'list-registered-clients',
    'register-client',
    'remove-client',
  ]
    .concat(['secrets-provider', 'set-ca-cert', 'set-registry-url', 'unset-ca-cert', 'unset-registry-url'])
    .map((name) => `_config_${name}`),
  ...['_inspector', '_list', '_logs', '_logs_prune', '_proxy', '_registry', '_registry_info', '_registry_list'],
  ...['_restart', '_rm', '_run', '_search', '_secret'],
  ...['delete', 'get', 'list', 'provider', 'reset-keyring', 'set'].map((name) => `_secret_${name}`),
  ...['_serve', '_stop', '_version'],
];

const below = (prefix: string, names: readonly string[]): string[] => names.map((name) => `${prefix}/${name}`);

const mcpGuides = [
  ...['api-server', 'client-configuration', 'custom-permissions', 'install', 'manage-mcp-servers', 'registry'],
  ...['run-mcp-servers', 'secrets-management'],
];

/** Pages in section 2 of the specification. */
export const specificationRoutes = {
  general: ['/', '/theme-preview', '/category/using-the-toolhive-cli', '/category/kubernetes-deployment'],
  mcp: [
    '/toolhive',
    ...below('/toolhive', ['quickstart', 'concepts/mcp-primer', 'concepts/registry-criteria']),
    ...below('/toolhive/how-to', mcpGuides),
    ...below('/toolhive/kubernetes', ['intro', 'deploy-operator-helm', 'run-mcp-k8s']),
    ...below('/toolhive', ['reference/api', 'reference/client-compatibility', 'tutorials/toolhive-operator']),
  ],
  commands: commands.map((name) => `/toolhive/reference/cli/thv${name}`),
  gateway: [
    '/codegate',
    ...below('/codegate', ['quickstart', 'quickstart-continue', 'reference/api', 'development']),
    ...['about', 'features', 'how-to', 'integrations'].map((name) => `/codegate/${name}`),
    ...below('/codegate/about', ['changelog', 'contributing', 'faq']),
    ...below('/codegate/features', [
      'dependency-risk',
      'muxing',
      'secrets-redaction',
      'security-reviews',
      'workspaces',
    ]),
    ...below('/codegate/how-to', ['configure', 'dashboard', 'install', 'troubleshooting']),
    ...below('/codegate/integrations', ['aider', 'avante', 'cline', 'continue', 'copilot', 'kodu', 'open-interpreter']),
  ],
};
