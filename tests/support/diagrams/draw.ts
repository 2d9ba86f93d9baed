import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {chromium, type Page} from '@playwright/test';

import type {DiagramBlock} from '../../../src/data/diagrams/blocks';
import {fontFiles} from '../../../src/site/fonts';
import {diagramColors, mermaid} from '../../../src/site/mermaid';
import {findChromium} from '../chromium';

import {layOut} from './layOut';
import {svgOf} from './svgOf';

const config = {...mermaid.options, theme: mermaid.theme.light, startOnLoad: false, deterministicIds: true};

/** Placeholder color of a token during layout. */
const sentinel = (i: number): string => `rgb(1, 2, ${i + 1})`;
const tokens = new Map<string, string>(diagramColors.map((name, i) => [sentinel(i), name]));

/**
 * Renders diagrams with Mermaid in Chromium, in the site's font.
 * @returns SVG by key
 * @throws if a diagram fails to render or has a color that is not a token; the message names file and line
 */
export async function draw(siteDir: string, blocks: readonly DiagramBlock[]): Promise<ReadonlyMap<string, string>> {
  const browser = await chromium.launch({executablePath: findChromium(), chromiumSandbox: false});
  try {
    const page = await browser.newPage({viewport: {width: 1600, height: 1200}});
    await prepare(page, siteDir);
    const drawings = new Map<string, string>();
    for (const {file, line, source, key} of blocks) {
      try {
        drawings.set(key, svgOf(await page.evaluate(layOut, {source, config}), key, tokens));
      } catch (error) {
        throw new Error(`${file}:${line}: ${(error as Error).message}`);
      }
    }
    return drawings;
  } finally {
    await browser.close();
  }
}

async function prepare(page: Page, siteDir: string): Promise<void> {
  const font = readFileSync(join(siteDir, 'static/fonts', fontFiles.text)).toString('base64');
  const properties = diagramColors.map((name, i) => `--site-${name}:${sentinel(i)}`).join(';');
  await page.setContent(`<!doctype html><style>
    @font-face{font-family:"Site Text";src:url("data:font/woff2;base64,${font}");font-weight:400 700}
    :root{${properties};--site-font-text:"Site Text"} body{margin:0;font:14px "Site Text"}</style><body></body>`);
  await page.addScriptTag({path: join(siteDir, 'node_modules/mermaid/dist/mermaid.min.js')});
  await page.evaluate(() =>
    Promise.all(['400', '600'].map((weight) => document.fonts.load(`${weight} 14px "Site Text"`))),
  );
}
