import {defineConfig, devices} from '@playwright/test';

import {findChromium} from './support/chromium';
import {previewPort} from './support/preview';

const browserProjects = ['e2e', 'a11y'];
const wanted = process.argv
  .filter((arg, i, all) => all[i - 1] === '--project' || arg.startsWith('--project='))
  .map((arg) => arg.replace('--project=', ''));
const isWanted = wanted.length === 0 || browserProjects.some((name) => wanted.includes(name));
const run = wanted.join('-') || 'all';
// Workers do not get the command-line arguments; the main process has already found a browser.
const needsBrowser = process.env.TEST_WORKER_INDEX ? Boolean(process.env.CHROMIUM_PATH) : isWanted;

/** Projects unit, content and build need no browser. A file runs in one worker, unless its tests are long. */
export default defineConfig({
  testDir: '.',
  forbidOnly: true,
  retries: 0,
  workers: 3,
  timeout: 60_000,
  // Generous, because tests do not measure speed; benchmarks do.
  expect: {timeout: 20_000},
  outputDir: '../.cache/test-results',
  reporter: [['list'], ['json', {outputFile: `../.cache/test-report/${run}.json`}]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${previewPort}`,
    ...(needsBrowser && {
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
  ...(needsBrowser && {
    webServer: {
      command: 'node tests/support/serve.mjs',
      cwd: '..',
      port: previewPort,
      reuseExistingServer: !process.env.CI,
    },
  }),
  projects: ['content', 'unit', 'build', ...browserProjects].map((name) => ({name, testDir: name})),
});
