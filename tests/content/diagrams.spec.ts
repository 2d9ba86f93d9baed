import {readdirSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {parse, type Rule} from 'postcss';

import {mermaid} from '../../src/components/Diagram/mermaid';
import {drawingsFolder, readDrawing} from '../../src/data/diagrams/drawings';
import {diagramBlocks} from '../support/diagrams/blocks';
import {siteDir} from '../support/site';

/** Maximum characters of a drawing. */
const largest = 12_000;
/** Maximum width in px at which letters are legible on a phone. */
const widest = 477;

const blocks = diagramBlocks(siteDir);
const words = (text: string) => text.split(/[^\p{L}\p{N}…]+/u).filter(Boolean);
/** What the style sheet colors. */
const colored: string[] = [];
const {themeCSS} = mermaid.options;
parse(themeCSS).walkDecls(/^(fill|stroke)$/, ({parent}) => void colored.push((parent as Rule).selector));

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
    expect($('svg').attr('aria-labelledby')).toBe($('svg > title').attr('id'));
    expect($('svg').attr('aria-describedby')).toBe($('svg > desc').attr('id'));
    expect($(`[id]:not([id^="d${key}-"])`)).toHaveLength(0);

    expect(source).not.toMatch(/[\p{L}\p{N}]-<br/u);
    const labels = Array.from($('tspan, text:not(:has(tspan))'), (element) => $(element).text());
    const known = new Set(words(source.replaceAll(/<br\s*\/?>/g, ' ')));
    expect(labels.length).toBeGreaterThan(1);
    const broken = labels.flatMap(words).filter((word) => !known.has(word));
    expect(broken, 'words that a line end breaks').toEqual([]);

    expect(svg).not.toMatch(/style=|(?:fill|stroke)=|#[0-9a-f]{3,8}\b(?!-)|rgb|hsl/);
    const shapes = $('rect, circle, ellipse, line, path, polygon, polyline, text').not(colored.join());
    expect(shapes.toString(), 'shapes without a color').toBe('');

    expect(svg.length).toBeLessThanOrEqual(largest);
    expect(Number($('svg').attr('width'))).toBeLessThanOrEqual(widest);
  });
}
