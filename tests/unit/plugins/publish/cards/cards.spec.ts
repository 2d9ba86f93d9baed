import {expect, test} from '@playwright/test';

import {cardDrawer, drawCard, measure, tokenOf, wrap} from '../../../../../src/plugins/publish/cards';
import {siteDir} from '../../../../support/site';

const card = {
  title: 'Run <MCP> & servers',
  description: 'Start a server.',
  label: 'Product v1',
  kind: 'Guide',
  accent: 'honey',
} as const;
const code = {family: 'Geist Mono', weight: 500, size: 50} as const;

test('signs of the title are escaped', () => {
  expect(drawCard(card, () => '#000', '')).toContain('Run &#60;MCP&#62; &#38; servers');
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

for (const [what, words, letters, count, lines] of [
  ['a text that fits stays on one line', 'Run a server', 12, 2, ['Run a server']],
  ['words move to the next line whole', 'Run a server in a container', 12, 3, ['Run a server', 'in a', 'container']],
  ['what does not fit ends with an ellipsis that fits', 'Run a server, then stop it', 14, 1, ['Run a server…']],
  [
    'a word that is longer than a line has a line of its own',
    'thv config_list-registered-clients',
    10,
    2,
    ['thv', 'config_list-registered-clients'],
  ],
] as const) {
  test(what, () => {
    expect(wrap(words, code, measure('M'.repeat(letters), code) + 1, count)).toEqual(lines);
  });
}
