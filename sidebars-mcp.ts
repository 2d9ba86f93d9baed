import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {commandSidebar, recipeSidebar} from './src/plugins/reference/sidebars';

/** The reader's way through the MCP runner; what a first hour needs is open. */
const sidebars = {
  mcp: [
    'toolhive/index',
    'toolhive/quickstart',
    {
      type: 'category',
      label: 'Get started',
      collapsed: false,
      items: ['toolhive/how-to/install', 'toolhive/how-to/client-configuration', 'toolhive/how-to/connect-client'],
    },
    {
      type: 'category',
      label: 'Server recipes',
      link: {type: 'doc', id: 'toolhive/servers/index'},
      items: recipeSidebar('toolhive/servers'),
    },
    {
      type: 'category',
      label: 'Run servers',
      collapsed: false,
      items: [
        'toolhive/how-to/run-mcp-servers',
        'toolhive/how-to/configure-server',
        'toolhive/how-to/run-packages',
        'toolhive/how-to/registry',
        'toolhive/how-to/transports-and-ports',
        'toolhive/how-to/manage-mcp-servers',
        'toolhive/how-to/remove',
      ],
    },
    {
      type: 'category',
      label: 'Secure servers',
      items: [
        'toolhive/concepts/security-at-a-glance',
        'toolhive/how-to/secrets-management',
        'toolhive/how-to/secrets-store',
        'toolhive/how-to/custom-permissions',
        'toolhive/how-to/authorize',
        'toolhive/how-to/cedar-policies',
        'toolhive/how-to/logs',
        'toolhive/how-to/verify-download',
      ],
    },
    {
      type: 'category',
      label: 'Kubernetes (experimental)',
      link: {
        type: 'generated-index',
        title: 'Kubernetes deployment',
        slug: '/category/kubernetes-deployment',
        keywords: ['kubernetes guides', 'k8s overview'],
        description:
          'Run MCP servers in a cluster: what the operator does, how to install it, and how to describe a server.',
      },
      items: [
        'toolhive/kubernetes/intro',
        'toolhive/tutorials/toolhive-operator',
        'toolhive/kubernetes/deploy-operator-helm',
        'toolhive/kubernetes/run-mcp-k8s',
        'toolhive/kubernetes/customize-server-pod',
        'toolhive/kubernetes/protect-mcp-servers',
        'toolhive/kubernetes/expose-mcp-servers',
        'toolhive/kubernetes/update-mcp-servers',
      ],
    },
    {
      type: 'category',
      label: 'Automate',
      items: ['toolhive/how-to/api-server', 'toolhive/how-to/proxy-existing-server', 'toolhive/how-to/own-registry'],
    },
    {
      type: 'category',
      label: 'Concepts',
      items: [
        'toolhive/concepts/mcp-primer',
        'toolhive/concepts/security-model',
        'toolhive/concepts/registry-criteria',
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      items: [
        {
          type: 'category',
          label: 'Commands',
          link: {
            type: 'generated-index',
            title: 'Using the ToolHive CLI',
            slug: '/category/using-the-toolhive-cli',
            keywords: ['cli reference', 'all commands', 'command list', 'cheat sheet', 'man pages'],
            description:
              'Every thv command with its arguments, options and examples, generated from the command tree of the release.',
          },
          items: commandSidebar('toolhive/reference/cli'),
        },
        'toolhive/reference/api',
        'toolhive/reference/client-compatibility',
        'toolhive/kubernetes/field-reference',
        'toolhive/kubernetes/helm-values',
        {
          type: 'category',
          label: 'Error messages',
          items: [
            'toolhive/reference/messages-run',
            'toolhive/reference/messages-commands',
            'toolhive/reference/messages-settings',
            'toolhive/reference/messages-http',
            'toolhive/reference/messages-operator',
          ],
        },
        'toolhive/reference/known-defects',
      ],
    },
    'toolhive/how-to/docs-mcp-server',
  ],
} satisfies SidebarsConfig;

export default sidebars;
