import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The reader's way through the gateway; what remaining users need first is open. */
const sidebars = {
  gateway: [
    'index',
    'features/protection',
    'quickstart-continue',
    {
      type: 'category',
      label: 'Use CodeGate',
      collapsed: false,
      link: {type: 'doc', id: 'how-to/index'},
      items: [
        'how-to/install',
        {
          type: 'category',
          label: 'Connect an assistant',
          link: {type: 'doc', id: 'integrations/index'},
          items: [
            'integrations/aider',
            'integrations/avante',
            'integrations/cline',
            'integrations/continue',
            'integrations/copilot',
            'quickstart',
            'integrations/kodu',
            'integrations/open-interpreter',
          ],
        },
        'how-to/dashboard',
        'features/workspaces',
        'features/muxing',
      ],
    },
    {
      type: 'category',
      label: 'Protection',
      link: {type: 'doc', id: 'features/index'},
      items: [
        'features/secrets-redaction',
        'features/dependency-risk',
        'features/security-reviews',
        'how-to/data-and-purge',
      ],
    },
    {
      type: 'category',
      label: 'Operate',
      items: [
        'how-to/configure',
        'how-to/system-prompts',
        'how-to/container',
        'how-to/network',
        'how-to/troubleshooting',
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      items: [
        'reference/known-defects',
        {
          type: 'category',
          label: 'Messages',
          items: ['reference/messages', 'reference/errors', 'reference/log-messages'],
        },
        'reference/api',
        'reference/server-command',
        'features/routing-rules',
        {
          type: 'category',
          label: 'About',
          link: {type: 'doc', id: 'about/index'},
          items: ['about/faq', 'about/changelog', 'about/contributing', 'development/index'],
        },
      ],
    },
  ],
} satisfies SidebarsConfig;

export default sidebars;
