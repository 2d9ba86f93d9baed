import {defineConfig} from '@playwright/test';

/** Tests with nginx and Caddy, which not every machine has: `npm run test:servers`. */
export default defineConfig({
  testDir: '.',
  forbidOnly: true,
  retries: 0,
  workers: 1,
  outputDir: '../../.cache/test-results-servers',
  reporter: 'list',
});
