import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The reader's way through the gateway: start, connect an assistant, use, operate, look up. */
const sidebars = {
  gateway: [
    'index',
    'quickstart',
    'quickstart-continue',
    {
      type: 'category',
      label: 'How-to guides',
      link: {type: 'doc', id: 'how-to/index'},
      items: [
        'how-to/install',
        'how-to/container',
        'how-to/configure',
        'how-to/system-prompts',
        'how-to/network',
        'how-to/dashboard',
        'how-to/data-and-purge',
        'how-to/troubleshooting',
      ],
    },
    {
      type: 'category',
      label: 'Features',
      link: {type: 'doc', id: 'features/index'},
      items: [
        'features/protection',
        'features/secrets-redaction',
        'features/dependency-risk',
        'features/security-reviews',
        'features/workspaces',
        'features/muxing',
        'features/routing-rules',
      ],
    },
    {
      type: 'category',
      label: 'Integrations',
      link: {type: 'doc', id: 'integrations/index'},
      items: [
        'integrations/aider',
        'integrations/avante',
        'integrations/cline',
        'integrations/continue',
        'integrations/copilot',
        'integrations/kodu',
        'integrations/open-interpreter',
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      items: [
        'reference/known-defects',
        'reference/messages',
        'reference/errors',
        'reference/log-messages',
        'reference/api',
        'reference/server-command',
      ],
    },
    {
      type: 'category',
      label: 'About',
      link: {type: 'doc', id: 'about/index'},
      items: ['about/faq', 'about/changelog', 'about/contributing', 'development/index'],
    },
  ],
} satisfies SidebarsConfig;

export default sidebars;
