import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';
import {load} from 'cheerio';

import {drawingsFolder, readDrawing} from '../../src/data/diagrams/drawings';
import {diagramBlocks} from '../support/diagrams/blocks';
import {siteDir} from '../support/site';

/** Maximum characters of a drawing. */
const largest = 12_000;
/** Maximum width in px at which letters are legible on a phone. */
const widest = 477;

const blocks = diagramBlocks(siteDir);
const words = (text: string) => text.split(/[^\p{L}\p{N}…]+/u).filter(Boolean);
const css = readFileSync(join(siteDir, 'src/components/Diagram/styles.module.css'), 'utf8');

test('every diagram has its drawing, and every drawing its diagram', () => {
  expect(blocks.length).toBeGreaterThan(20);
  const drawn = readdirSync(join(siteDir, drawingsFolder)).map((name) => name.replace(/\.svg$/, ''));
  expect(drawn.sort(), 'run "npm run diagrams"').toEqual(Array.from(new Set(blocks.map(({key}) => key))).sort());
});

for (const {file, line, source, key} of blocks) {
  test(`the drawing of ${file}:${line} says what the page says, in the colors of the site`, () => {
    const svg = readDrawing(siteDir, source, file);
    const $ = load(svg, {xml: true});
    const told = (name: string) => new RegExp(`^\\s*${name}:\\s*(.+)$`, 'm').exec(source)?.[1];
    expect($('svg > title').text()).toBe(told('accTitle'));
    expect($('svg > desc').text()).toBe(told('accDescr'));
    expect(told('accDescr')?.length).toBeGreaterThanOrEqual(40);
    expect($(`[id]:not([id^="d${key}-"])`)).toHaveLength(0);

    expect(source).not.toMatch(/[\p{L}\p{N}]-<br/u);
    const labels = Array.from($('text'), (element) => $(element).text());
    const known = new Set(words(source.replaceAll(/<br\s*\/?>/g, ' ')));
    expect(labels.length).toBeGreaterThan(1);
    const broken = labels.flatMap(words).filter((word) => !known.has(word));
    expect(broken, 'words that a line end breaks').toEqual([]);

    expect(svg).not.toMatch(/style=|#[0-9a-f]{3,8}\b(?!-)|rgb|hsl|(?:fill|stroke)="(?!none)/);
    const classes = Array.from($('[class]'), ({attribs}) => attribs.class?.split(' ') ?? []).flat();
    expect(classes.filter((name) => !new RegExp(`\\.${name}[\\s,)]`).test(css))).toEqual([]);
    expect($('line[fill]')).toHaveLength(0);

    expect(svg.length).toBeLessThanOrEqual(largest);
    expect(Number($('svg').attr('width'))).toBeLessThanOrEqual(widest);
  });
}
