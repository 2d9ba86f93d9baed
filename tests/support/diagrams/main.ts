import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {chromium, type Page} from '@playwright/test';

import {mermaid} from '../../../src/components/Diagram/mermaid';
import {drawingFile, drawingsFolder} from '../../../src/data/diagrams/drawings';
import {fontFiles} from '../../../src/site/fonts';
import {findChromium} from '../chromium';
import {siteDir} from '../site';

import {diagramBlocks} from './blocks';
import {minify} from './minify';

const config = {...mermaid.options, theme: mermaid.theme.light, startOnLoad: false, deterministicIds: true};

/**
 * Draws all diagrams with Mermaid in Chromium, in the site's font, and deletes unused drawings.
 * @throws if a diagram fails to render; the message names file and line
 */
export async function main(): Promise<void> {
  const folder = join(siteDir, drawingsFolder);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    chromiumSandbox: false,
    // Letters are as wide in the headless shell as in the browser.
    args: ['--font-render-hinting=none'],
  });
  const drawings = new Map<string, string>();
  try {
    const page = await browser.newPage({viewport: {width: 1600, height: 1200}});
    await prepare(page);
    for (const {file, line, source, key} of diagramBlocks(siteDir)) {
      try {
        const id = `d${key}`;
        drawings.set(key, minify(await page.evaluate(render, {id, source}), id));
      } catch (error) {
        throw new Error(`${file}:${line}: ${(error as Error).message}`);
      }
    }
  } finally {
    await browser.close();
  }
  mkdirSync(folder, {recursive: true});
  const stale = readdirSync(folder).filter((name) => !drawings.has(name.replace(/\.svg$/, '')));
  stale.forEach((name) => rmSync(join(folder, name)));
  drawings.forEach((svg, key) => writeFileSync(join(siteDir, drawingFile(key)), svg));
  console.log(`[diagrams] ${drawings.size} drawings, ${stale.length} removed`);
}

async function prepare(page: Page): Promise<void> {
  const font = readFileSync(join(siteDir, 'static/fonts', fontFiles.text)).toString('base64');
  await page.setContent(`<!doctype html><style>
    @font-face{font-family:"Site Text";src:url("data:font/woff2;base64,${font}");font-weight:400 700}
    :root{--site-font-text:"Site Text"} body{margin:0;font:14px "Site Text"}</style><body></body>`);
  await page.addScriptTag({path: join(siteDir, 'node_modules/mermaid/dist/mermaid.min.js')});
  await page.evaluate(() =>
    Promise.all(['400', '600'].map((weight) => document.fonts.load(`${weight} 14px "Site Text"`))),
  );
  await page.evaluate(`mermaid.initialize(${JSON.stringify(config)})`);
}

/** Anchors also the titles of groups and states at their center, so that other fonts expand to both sides. */
async function render({id, source}: {readonly id: string; readonly source: string}): Promise<string> {
  const {mermaid} = window as unknown as {mermaid: {render: (id: string, text: string) => Promise<{svg: string}>}};
  document.body.innerHTML = (await mermaid.render(id, source)).svg;
  document.querySelectorAll<SVGTextElement>(':is(.cluster-label, .statediagram-state) text').forEach((title) => {
    title.setAttribute('transform', `translate(${title.getBBox().width / 2})`);
    title.setAttribute('text-anchor', 'middle');
  });
  return document.querySelector('svg')!.outerHTML;
}
