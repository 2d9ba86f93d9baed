/** A question and the pages that answer it. */
export interface Question {
  readonly ask: string;
  readonly pages: readonly string[];
}

const toolhive = '/toolhive';
const codegate = '/codegate';
const cli = `${toolhive}/reference/cli/thv`;

/** Sixty questions as people write them in a chat, not in a search box. */
export const questions: readonly Question[] = [
  {ask: 'What is an MCP server and what is it good for?', pages: [`${toolhive}/concepts/mcp-primer`]},
  {ask: 'How do I install thv on Windows?', pages: [`${toolhive}/how-to/install`]},
  {ask: 'How can I verify the signature of the release archive?', pages: [`${toolhive}/how-to/install`]},
  {ask: 'How do I uninstall ToolHive completely?', pages: [`${toolhive}/how-to/install`]},
  {
    ask: 'Run my first MCP server in five minutes',
    pages: [`${toolhive}/quickstart`, `${toolhive}/how-to/run-mcp-servers`],
  },
  {ask: 'How do I run an npm package as an MCP server?', pages: [`${toolhive}/how-to/run-packages`, `${cli}_run`]},
  {ask: 'run a python package with uvx', pages: [`${toolhive}/how-to/run-packages`, `${cli}_run`]},
  {
    ask: 'Which option sets the port of the proxy?',
    pages: [`${cli}_run`, `${cli}_proxy`, `${toolhive}/how-to/transports-and-ports`],
  },
  {
    ask: 'How do I mount a local folder read-only into a server?',
    pages: [`${toolhive}/how-to/configure-server`, `${cli}_run`, `${toolhive}/how-to/custom-permissions`],
  },
  {ask: 'Where are the logs of a server that will not start?', pages: [`${cli}_logs`, `${toolhive}/how-to/logs`]},
  {ask: 'stop all running servers', pages: [`${cli}_stop`, `${toolhive}/how-to/manage-mcp-servers`]},
  {ask: 'How do I delete a server for good?', pages: [`${cli}_rm`, `${toolhive}/how-to/manage-mcp-servers`]},
  {
    ask: 'Does a server come back after a reboot, and how do I start it again?',
    pages: [`${cli}_restart`, `${toolhive}/how-to/manage-mcp-servers`],
  },
  {ask: 'List running servers as JSON', pages: [`${cli}_list`, `${toolhive}/how-to/manage-mcp-servers`]},
  {
    ask: 'How do I store an API token for the GitHub server?',
    pages: [`${toolhive}/how-to/secrets-management`, `${cli}_secret_set`, `${toolhive}/how-to/configure-server`],
  },
  {
    ask: 'Can ToolHive read secrets from 1Password?',
    pages: [
      `${toolhive}/how-to/secrets-store`,
      `${toolhive}/how-to/secrets-management`,
      `${cli}_config_secrets-provider`,
      `${cli}_secret_provider`,
    ],
  },
  {
    ask: 'I forgot the password of the encrypted secrets store',
    pages: [`${toolhive}/how-to/secrets-store`, `${cli}_secret_reset-keyring`],
  },
  {ask: 'use secrets in CI without a keyring', pages: [`${toolhive}/how-to/secrets-store`]},
  {
    ask: 'Which editors does ToolHive configure by itself?',
    pages: [`${toolhive}/reference/client-compatibility`, `${toolhive}/how-to/client-configuration`],
  },
  {ask: 'Why does Claude Desktop not work?', pages: [`${toolhive}/reference/client-compatibility`]},
  {
    ask: 'Which file does ToolHive write for Roo Code?',
    pages: [`${toolhive}/reference/client-compatibility`, `${toolhive}/how-to/client-configuration`],
  },
  {
    ask: 'turn off auto discovery of clients',
    pages: [`${cli}_config_auto-discovery`, `${toolhive}/how-to/client-configuration`],
  },
  {
    ask: 'Remove Cursor from the registered clients',
    pages: [`${cli}_config_remove-client`, `${toolhive}/how-to/client-configuration`],
  },
  {ask: 'How do I cut a server off from the network?', pages: [`${toolhive}/how-to/custom-permissions`, `${cli}_run`]},
  {ask: 'What does a permission profile file look like?', pages: [`${toolhive}/how-to/custom-permissions`]},
  {
    ask: 'Are allowed hosts in a permission profile enforced?',
    pages: [`${toolhive}/how-to/custom-permissions`, `${cli}_run`],
  },
  {ask: 'How do I search the registry for a server?', pages: [`${cli}_search`, `${toolhive}/how-to/registry`]},
  {ask: 'use my own registry file', pages: [`${toolhive}/how-to/registry`, `${cli}_config_set-registry-url`]},
  {ask: 'What must a server fulfil to get into the registry?', pages: [`${toolhive}/concepts/registry-criteria`]},
  {
    ask: 'corporate proxy with its own CA certificate breaks package builds',
    pages: [`${cli}_config_set-ca-cert`, `${cli}_run`, `${toolhive}/how-to/run-packages`],
  },
  {ask: 'Start a server over HTTP with curl', pages: [`${toolhive}/how-to/api-server`, `${toolhive}/reference/api`]},
  {
    ask: 'On which port does thv serve listen?',
    pages: [`${cli}_serve`, `${toolhive}/how-to/api-server`, `${toolhive}/reference/api`],
  },
  {
    ask: 'What does the API answer when a server name is taken?',
    pages: [`${toolhive}/reference/api`, `${toolhive}/how-to/api-server`],
  },
  {ask: 'Debug a server with the MCP Inspector', pages: [`${cli}_inspector`, `${toolhive}/how-to/manage-mcp-servers`]},
  {
    ask: 'put sign-in with OIDC in front of an existing server',
    pages: [`${cli}_proxy`, `${toolhive}/how-to/proxy-existing-server`],
  },
  {
    ask: 'Install the operator with helm',
    pages: [`${toolhive}/kubernetes/deploy-operator-helm`, `${toolhive}/tutorials/toolhive-operator`],
  },
  {ask: 'Example MCPServer manifest with a secret', pages: [`${toolhive}/kubernetes/customize-server-pod`]},
  {ask: 'try the operator on my laptop with kind', pages: [`${toolhive}/tutorials/toolhive-operator`]},
  {ask: 'When is Kubernetes the wrong choice for MCP servers?', pages: [`${toolhive}/kubernetes/intro`]},
  {ask: 'Which release of thv am I running?', pages: [`${cli}_version`, `${toolhive}/how-to/install`]},
  {
    ask: 'What is CodeGate and is it still maintained?',
    pages: [codegate, `${codegate}/about`, `${codegate}/about/faq`],
  },
  {ask: 'Set CodeGate up for GitHub Copilot', pages: [`${codegate}/quickstart`, `${codegate}/integrations/copilot`]},
  {
    ask: 'Use Continue with a local model through CodeGate',
    pages: [`${codegate}/quickstart-continue`, `${codegate}/integrations/continue`],
  },
  {
    ask: 'How are API keys in my prompt kept from the model?',
    pages: [`${codegate}/features/secrets-redaction`, `${codegate}/features/protection`],
  },
  {ask: 'Does CodeGate hide email addresses and phone numbers?', pages: [`${codegate}/features/secrets-redaction`]},
  {ask: 'warn me about malicious npm packages', pages: [`${codegate}/features/dependency-risk`]},
  {ask: 'ask for a security review of my code', pages: [`${codegate}/features/security-reviews`]},
  {ask: 'send some files to a cheaper model', pages: [`${codegate}/features/muxing`]},
  {
    ask: 'What is the order of muxing rules?',
    pages: [`${codegate}/features/muxing`, `${codegate}/features/routing-rules`, `${codegate}/reference/api`],
  },
  {ask: 'How do I switch the active workspace?', pages: [`${codegate}/features/workspaces`]},
  {ask: 'restore an archived workspace', pages: [`${codegate}/features/workspaces`, `${codegate}/reference/api`]},
  {
    ask: 'custom instructions for every prompt',
    pages: [`${codegate}/features/workspaces`, `${codegate}/reference/api`],
  },
  {ask: 'On which port is the dashboard?', pages: [`${codegate}/how-to/dashboard`, `${codegate}/how-to/install`]},
  {
    ask: 'Keep CodeGate data when the container is replaced',
    pages: [`${codegate}/how-to/install`, `${codegate}/how-to/configure`],
  },
  {
    ask: 'certificate error in VS Code after installing CodeGate',
    pages: [`${codegate}/how-to/troubleshooting`, `${codegate}/integrations/copilot`, `${codegate}/quickstart`],
  },
  {
    ask: 'CODEGATE_OLLAMA_URL',
    pages: [`${codegate}/how-to/configure`, `${codegate}/integrations/continue`, `${codegate}/quickstart-continue`],
  },
  {ask: 'aider with OpenRouter', pages: [`${codegate}/integrations/aider`]},
  {ask: 'avante.nvim configuration in Lua', pages: [`${codegate}/integrations/avante`]},
  {ask: 'Which releases of CodeGate were there and what changed?', pages: [`${codegate}/about/changelog`]},
  {ask: 'Build CodeGate from source', pages: [`${codegate}/development`, `${codegate}/about/contributing`]},
];
