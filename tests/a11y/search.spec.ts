import type {Page} from '@playwright/test';

import {Modal, remember} from '../e2e/search/modal';
import {expect, test} from '../support/test';
import {visit} from '../support/visit';

import {violations} from './axe';

const manifest = '**/search-index/manifest.json';

/** Brings the modal or the search page into a state. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  'the start screen': async (page) => {
    await Modal.open(page);
  },
  'recent and favorite searches': async (page) => {
    const modal = await Modal.open(page);
    await remember(modal, 'proxy');
    await remember(modal, 'muxing');
    await modal.input.fill('');
    await modal.dialog.getByRole('button', {name: 'Save this search'}).first().click();
    await modal.dialog.getByRole('tree', {name: 'Favorite'}).waitFor();
  },
  'the results': async (page) => {
    await (await Modal.open(page)).search('server');
  },
  'the closed panel': async (page) => {
    await (await Modal.open(page)).search('server');
    await page.keyboard.press('Escape');
  },
  'the absence of results': async (page) => {
    const modal = await Modal.open(page);
    await modal.search('server');
    await modal.search('zzqqxxyy');
    await modal.dialog.getByText('Try searching for').waitFor();
  },
  'a stalled search': async (page) => {
    await page.route(manifest, () => undefined);
    const {dialog, input} = await Modal.open(page);
    await input.fill('proxy');
    await expect(dialog).toHaveClass(/Stalled/);
  },
  'a failure': async (page) => {
    await page.route(manifest, (route) => route.abort());
    const {dialog, input} = await Modal.open(page);
    await input.fill('proxy');
    await dialog.getByRole('button', {name: 'Retry'}).waitFor();
  },
  'the empty search page': (page) => visit(page, '/search'),
  'the search page with results': async (page) => {
    await visit(page, '/search?q=server');
    await page.getByRole('navigation', {name: 'Pages of results'}).waitFor();
  },
  'the search page without results': async (page) => {
    await visit(page, '/search?q=zzqqxxyy');
    await page.getByRole('heading', {name: 'No results'}).waitFor();
  },
  'the search page after a failure': async (page) => {
    await page.route(manifest, (route) => route.abort());
    await visit(page, '/search?q=server');
    await page.getByRole('button', {name: 'Retry'}).waitFor();
  },
};

test.use({reducedMotion: 'reduce', allowedMessages: /The search failed|ERR_FAILED/});

for (const colorScheme of ['dark', 'light'] as const) {
  for (const width of [1440, 390]) {
    test.describe(`in ${colorScheme} mode at ${width} px`, () => {
      test.use({colorScheme, viewport: {width, height: 900}});

      for (const [name, show] of Object.entries(screens)) {
        test(`everyone can use ${name}`, async ({page}) => {
          await show(page);
          expect(await violations(page)).toEqual([]);
        });
      }
    });
  }
}
