import {defineConfig} from '@playwright/test';

import {previewPort} from '../support/preview';

/** Keyboard and first interaction in three browser engines: `npm run test:engines`. */
export default defineConfig<object, {engine: 'chromium' | 'firefox' | 'webkit'}>({
  testDir: '../e2e',
  testMatch: ['keyboard/*.spec.ts', 'start/replay.spec.ts'],
  forbidOnly: true,
  retries: 0,
  workers: 1,
  outputDir: '../../.cache/test-results-engines',
  reporter: 'list',
  use: {baseURL: `http://127.0.0.1:${previewPort}`},
  webServer: {
    command: 'node tests/support/serve.mjs',
    cwd: '../..',
    port: previewPort,
    reuseExistingServer: !process.env.CI,
  },
  projects: (['chromium', 'firefox', 'webkit'] as const).map((engine) => ({name: engine, use: {engine}})),
});
