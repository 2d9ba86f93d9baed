import {expect, test} from '@playwright/test';

import {cardDrawer, drawCard, tokenOf} from '../../../../../src/plugins/publish/cards';
import {siteDir} from '../../../../support/site';

const card = {
  title: 'Run <MCP> & servers',
  description: 'Start a server.',
  label: 'Product v1',
  kind: 'Guide',
  accent: 'honey',
} as const;

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"/>';

/** What is drawn: names of elements, and outlines of letters. */
async function drawn(texts: {title: string; description?: string}): Promise<string[][]> {
  const svg = await drawCard({...card, ...texts}, () => '#000', logo);
  return [/<\w+/g, / d="[^"]+"/g].map((part) => svg.match(part) ?? []);
}

test('signs of the title are shown, and are no markup', async () => {
  const [[elements, letters], [plainElements, plainLetters]] = [
    await drawn({title: 'Run <image/> & servers'}),
    await drawn({title: 'Run image servers'}),
  ] as [string[][], string[][]];
  expect(elements).toEqual(plainElements);
  expect(letters).not.toEqual(plainLetters);
});

test('a long title and a long description stay inside of the card', async () => {
  for (const words of ['Wide words of a title, '.repeat(20), 'W'.repeat(400)]) {
    const [, outlines] = await drawn({title: words, description: words});
    const points = outlines!.flatMap((outline) => [...outline.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)]);
    expect(points.length).toBeGreaterThan(1000);
    expect(points.filter(([, x, y]) => +x! < 12 || +x! > 1200 || +y! < 0 || +y! > 630)).toEqual([]);
  }
});

test('colors come from the dark mode of the style sheet', () => {
  const sheet = ':root { --site-ink: #111111; --site-only: #abc; } [data-theme] { --site-ink: #eeeeee; }';
  expect([tokenOf(sheet, 'ink'), tokenOf(sheet, 'only')]).toEqual(['#eeeeee', '#abc']);
  expect(() => tokenOf(sheet, 'missing')).toThrow('--site-missing');
});

test('a card is a picture of the size that pages name', async () => {
  const png = await cardDrawer(siteDir)(card);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});
