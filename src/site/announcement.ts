import type {ThemeConfig} from '@docusaurus/preset-classic';

import {gateway} from './products';
import {settings} from './settings';

/** Change the id to show the bar again to visitors who dismissed an earlier message. */
export const announcement = {
  id: 'gateway-archived-2025-06',
  content: `${gateway.name} reached its end of life in June 2025 and is archived. <a href="${settings.baseUrl}${gateway.path.slice(1)}">What still works</a>`,
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
