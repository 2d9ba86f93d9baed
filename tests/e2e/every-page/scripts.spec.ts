import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

import {buildDir} from '../../support/site';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

/** Most bytes of scripts, compressed, that a page may run. */
const budget = 240_000;

for (const path of [
  '/',
  '/toolhive',
  '/codegate/about/faq',
  '/toolhive/how-to/install',
  '/toolhive/reference/cli/thv_list',
]) {
  test(`a visitor of ${path} runs at most ${budget} bytes of scripts`, async ({page}) => {
    const scripts = new Set<string>();
    page.on(
      'request',
      (request) => request.resourceType() === 'script' && scripts.add(new URL(request.url()).pathname),
    );
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    const bytes = [...scripts].map((file) => gzipSync(readFileSync(join(buildDir, file))).length);
    expect(bytes.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(budget);
  });
}
