import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, rmSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';

import {buildDir, siteDir} from '../../../support/site';

export const algoliaDir = join(siteDir, '.cache', 'build-algolia');

export const credentials = {appId: 'TESTAPP', apiKey: 'testkey'};

/** Analytics of the site built for Algolia. */
export const umami = {
  script: 'https://stats.example.com/script.js',
  website: 'b3f1c2d4-0000-4000-8000-5e6f7a8b9c0d',
};
export const googleTag = 'G-TEST1234';

/** Builds the site for Algolia with events and page views, unless it is newer than the site itself. */
export async function buildForAlgolia(): Promise<void> {
  const unlock = await lock(`${algoliaDir}.lock`);
  try {
    if (builtAt(algoliaDir) < builtAt(buildDir)) {
      const docusaurus = join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
      execFileSync(
        process.execPath,
        [docusaurus, 'build', '--config', join(__dirname, 'site', 'docusaurus.config.ts'), '--out-dir', algoliaDir],
        {
          cwd: siteDir,
          stdio: 'pipe',
          env: {
            ...process.env,
            ALGOLIA_APP_ID: credentials.appId,
            ALGOLIA_API_KEY: credentials.apiKey,
            ALGOLIA_INSIGHTS: '1',
            UMAMI_SCRIPT_URL: umami.script,
            UMAMI_WEBSITE_ID: umami.website,
            GOOGLE_TAG_ID: googleTag,
            // The cache does not distinguish settings.
            DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
            DOCUSAURUS_GENERATED_FILES_DIR_NAME: join('.cache', 'docusaurus-algolia'),
          },
        },
      );
    }
  } finally {
    unlock();
  }
}

function builtAt(folder: string): number {
  const file = join(folder, 'sitemap.xml');
  return existsSync(file) ? statSync(file).mtimeMs : 0;
}

/** Waits for other workers' lock; a lock that is minutes old is stale. */
async function lock(folder: string): Promise<() => void> {
  for (;;) {
    try {
      mkdirSync(folder);
      return () => rmSync(folder, {recursive: true});
    } catch {
      if (existsSync(folder) && Date.now() - statSync(folder).mtimeMs > 300_000) {
        rmSync(folder, {recursive: true, force: true});
      }
      await pause(250);
    }
  }
}
