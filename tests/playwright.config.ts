import {defineConfig, devices} from '@playwright/test';

import {findChromium} from './support/chromium';
import {previewPort} from './support/ports';

const wanted = process.argv
  .filter((arg, i, all) => all[i - 1] === '--project' || arg.startsWith('--project='))
  .map((arg) => arg.replace('--project=', ''));
const needs = (...projects: string[]): boolean => wanted.length === 0 || projects.some((name) => wanted.includes(name));
// Workers do not get the command-line arguments; the main process has already found a browser.
const needsChromium = process.env.TEST_WORKER_INDEX
  ? Boolean(process.env.CHROMIUM_PATH)
  : needs('e2e', 'a11y', 'start', 'variants');

/** Projects unit, content and build need no browser. A file runs in one worker, unless its tests are long. */
export default defineConfig<object, {engine: 'chromium' | 'firefox' | 'webkit'}>({
  testDir: '.',
  forbidOnly: true,
  retries: 0,
  workers: 3,
  timeout: 60_000,
  // Generous, because tests do not measure speed; benchmarks do.
  expect: {timeout: 20_000},
  outputDir: '../.cache/test-results',
  reporter: [['list'], ['json', {outputFile: `../.cache/test-report/${wanted.join('-') || 'all'}.json`}]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${previewPort}`,
    ...(needsChromium && {
      launchOptions: {
        executablePath: findChromium(),
        args: [
          '--disable-gpu',
          '--disable-quic',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
        chromiumSandbox: false,
      },
    }),
  },
  ...(needs('e2e', 'a11y', 'firefox', 'webkit') && {
    webServer: {
      command: 'node tests/support/serve.mjs',
      cwd: '..',
      port: previewPort,
      reuseExistingServer: !process.env.CI,
    },
  }),
  projects: [
    ...['content', 'unit', 'build', 'e2e', 'a11y'].map((name) => ({name, testDir: name})),
    // The development server, and the site with a base path and rebuilt after an edit.
    ...[
      {name: 'start', testMatch: 'development.spec.ts'},
      {name: 'variants', testIgnore: 'development.spec.ts'},
    ].map((files) => ({...files, testDir: 'variants', workers: 1, timeout: 300_000, expect: {timeout: 60_000}})),
    // Keyboard and first interaction in the other engines.
    ...(['firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testDir: 'e2e',
      testMatch: ['keyboard/*.spec.ts', 'start/replay.spec.ts'],
      workers: 1,
      use: {engine},
    })),
  ],
});
