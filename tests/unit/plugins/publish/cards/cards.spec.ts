import {expect, test} from '@playwright/test';

import {cardDrawer, tokenOf} from '../../../../../src/plugins/publish/cards';
import {siteDir} from '../../../../support/site';

const card = {
  title: 'Run <MCP> & servers',
  description: 'Start a server.',
  label: 'Product v1',
  kind: 'Guide',
  accent: 'honey',
} as const;

test('colors come from the dark mode of the style sheet', () => {
  const sheet = ':root { --site-ink: #111111; --site-only: #abc; } [data-theme] { --site-ink: #eeeeee; }';
  expect([tokenOf(sheet, 'ink'), tokenOf(sheet, 'only')]).toEqual(['#eeeeee', '#abc']);
  expect(() => tokenOf(sheet, 'missing')).toThrow('--site-missing');
});

test('a card is a picture of the size that pages name', async () => {
  const png = await cardDrawer(siteDir)(card);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});
