import {defineConfig} from '@playwright/test';

import {findChromium} from '../support/chromium';

/** The site with a base path, rebuilt after an edit, and on the development server: `npm run test:variants`. */
export default defineConfig({
  testDir: '.',
  forbidOnly: true,
  retries: 0,
  workers: 1,
  timeout: 300_000,
  expect: {timeout: 60_000},
  outputDir: '../../.cache/test-results-variants',
  reporter: 'list',
  use: {
    launchOptions: {executablePath: findChromium(), args: ['--disable-gpu', '--disable-quic'], chromiumSandbox: false},
  },
});
