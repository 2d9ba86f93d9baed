import {mkdtempSync, readdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {drawCard} from '../../../../../src/plugins/publish/cards/draw';
import {readFonts} from '../../../../../src/plugins/publish/cards/fonts';
import {readLook, tokenOf} from '../../../../../src/plugins/publish/cards/look';
import {measureWith} from '../../../../../src/plugins/publish/cards/measure';
import {renderAll} from '../../../../../src/plugins/publish/cards/render';
import {siteDir} from '../../../../support/site';

const card = {
  title: 'Run <MCP> & servers',
  description: 'Start a server.',
  label: 'Product v1',
  kind: 'Guide',
  accent: 'honey',
} as const;

test('signs of the title are escaped', () => {
  const svg = drawCard(card, {color: () => '#000', logo: ''}, (text) => text.length);
  expect(svg).toContain('Run &#60;MCP&#62; &#38; servers');
});

test('colors come from the dark mode of the style sheet', () => {
  const sheet = ':root { --site-ink: #111111; --site-only: #abc; } [data-theme] { --site-ink: #eeeeee; }';
  expect([tokenOf(sheet, 'ink'), tokenOf(sheet, 'only')]).toEqual(['#eeeeee', '#abc']);
  expect(() => tokenOf(sheet, 'missing')).toThrow('--site-missing');
});

test('a card is rendered once, taken from the cache after that, and dropped when nobody uses it', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'cards-'));
  const fonts = readFonts();
  const svg = drawCard(card, readLook(siteDir), measureWith(fonts));
  const file = 'social/a/b.png';
  const {files, made} = await renderAll([{file, svg}], fonts, cache);
  expect([files.map(({path}) => path), made]).toEqual([[file], 1]);
  expect(await renderAll([{file, svg}], fonts, cache)).toEqual({files, made: 0});
  const png = files[0]!.content as Buffer;
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  await renderAll([], fonts, cache);
  expect(readdirSync(cache).filter((name) => name.endsWith('.png'))).toEqual([]);
});

test('a bold text is wider than the same text in the weight of prose', () => {
  const measure = measureWith(readFonts());
  const width = (weight: 500 | 700) => measure('Run MCP servers', {family: 'Instrument Sans', weight, size: 50});
  expect(width(700)).toBeGreaterThan(width(500));
  expect(measure('ii', {family: 'Geist Mono', weight: 500, size: 50})).toBeCloseTo(
    measure('MM', {family: 'Geist Mono', weight: 500, size: 50}),
    0,
  );
});
