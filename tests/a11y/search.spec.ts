import type {Page} from '@playwright/test';

import {index, Modal, remember} from '../e2e/search/modal';
import {holdRequests} from '../support/holdRequests';
import {expect, test} from '../support/test';
import {visit} from '../support/visit';

import {violations} from './axe';

/** Called when a screen is ready to be checked. */
type Look = (screen: string) => Promise<void>;

/** Interactions, and the screens they lead to. */
const visits: Record<string, (page: Page, look: Look) => Promise<void>> = {
  'the modal': async (page, look) => {
    const modal = await Modal.open(page);
    await look('the start screen');
    await remember(modal, 'proxy');
    await remember(modal, 'muxing');
    await modal.input.fill('');
    await modal.dialog.getByRole('button', {name: 'Save this search'}).first().click();
    await modal.dialog.getByRole('tree', {name: 'Favorite'}).waitFor();
    await look('recent and favorite searches');
    await modal.search('server');
    await look('the results');
    await modal.search('zzqqxxyy');
    await modal.dialog.getByText('Try searching for').waitFor();
    await look('the absence of results');
    await modal.search('server');
    await page.keyboard.press('Escape');
    await look('the closed panel');
  },
  'the modal without an index': async (page, look) => {
    const fail = await holdRequests(page, index, (route) => route.abort());
    const {dialog, input} = await Modal.open(page);
    await input.fill('proxy');
    await page.locator('.DocSearch-LoadingIndicator').waitFor();
    await look('a stalled search');
    fail();
    await dialog.getByRole('button', {name: 'Retry'}).waitFor();
    await look('a failure');
  },
  'the search page': async (page, look) => {
    await visit(page, '/search');
    await look('the empty search page');
    const box = page.getByRole('main').getByRole('searchbox');
    await box.fill('server');
    await box.press('Enter');
    await page.getByRole('navigation', {name: 'Pages of results'}).waitFor();
    await look('the search page with results');
    await box.fill('zzqqxxyy');
    await box.press('Enter');
    await page.getByRole('heading', {name: 'No results'}).waitFor();
    await look('the search page without results');
  },
  'the search page without an index': async (page, look) => {
    await page.route(index, (route) => route.abort());
    await visit(page, '/search?q=server');
    await page.getByRole('button', {name: 'Retry'}).waitFor();
    await look('the search page after a failure');
  },
};

test.use({reducedMotion: 'reduce', allowedMessages: /The search failed|ERR_FAILED/});

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 900}});

    for (const [name, show] of Object.entries(visits)) {
      test(`everyone can use each screen of ${name}`, async ({page}) => {
        await show(page, (screen) =>
          test.step(screen, async () => expect.soft(await violations(page), screen).toEqual([])),
        );
      });
    }
  });
}
