import type {ThemeConfig} from '@docusaurus/preset-classic';

import {dark} from './dark';
import {light} from './light';

/** Code themes, extra languages and the highlight comments. */
export const prism = {
  theme: light,
  darkTheme: dark,
  additionalLanguages: ['bash', 'json', 'powershell', 'docker', 'lua', 'toml'],
  magicComments: [
    {
      className: 'theme-code-block-highlighted-line',
      line: 'highlight-next-line',
      block: {start: 'highlight-start', end: 'highlight-end'},
    },
  ],
} satisfies ThemeConfig['prism'];
