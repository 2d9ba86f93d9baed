import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

import {buildDir} from '../../support/site';
import {sitemapPaths} from '../../support/sitemap';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

/** Most bytes of scripts, compressed, that a page without a diagram may load; the diagram library alone has more. */
const scriptBudget = 240_000;

for (const path of sitemapPaths()) {
  test(`${path} comes alive without a complaint and asks no other host`, async ({page}) => {
    const scripts = new Set<string>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script' && !response.request().headers()['purpose']) {
        scripts.add(new URL(response.url()).pathname);
      }
    });
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    const hasDiagram = (await page.locator('.docusaurus-mermaid-container').count()) > 0;
    const bytes = [...scripts].map((file) => gzipSync(readFileSync(join(buildDir, file))).length);
    expect(hasDiagram || bytes.reduce((a, b) => a + b, 0) <= scriptBudget).toBe(true);
  });
}
