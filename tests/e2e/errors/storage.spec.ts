import type {Page} from '@playwright/test';

import {storageFaults} from '../../support/storageFaults';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';
import {row} from '../../support/whole';
import {Modal, remember} from '../search/modal';

test.use({colorScheme: 'dark', allowedMessages: /storage|denied|insecure|cannot be saved/i});

/** Interactions that write to storage. */
const actions: Record<string, (page: Page) => Promise<void>> = {
  'changes the color mode': async (page) => {
    await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  },
  'chooses a tab': async (page) => {
    const tab = page.getByRole('tab', {name: 'Windows'}).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  },
  'dismisses the announcement': async (page) => {
    await page.getByRole('button', {name: 'Dismiss announcement'}).click();
    await expect(page.getByRole('region', {name: 'Announcement'})).toHaveCount(0);
  },
  'searches again for what was found': async (page) => {
    const modal = await Modal.press(page);
    const title = await remember(modal, 'thv proxy');
    await modal.input.fill('');
    await expect(modal.dialog.getByRole('tree', {name: 'Recent'}).getByRole('treeitem')).toContainText([title]);
    await page.keyboard.press('Escape');
  },
  'opens another page': async (page) => {
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Overview'}).click();
    await expect(page).toHaveURL('/toolhive');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  },
};

const clearing = {'the storage is cleared meanwhile': undefined};

for (const [at, [name, fault]] of Object.entries({...storageFaults, ...clearing}).entries()) {
  test(`when ${name}, a visitor ${Object.keys(actions).join(', ')}`, row(at), async ({page}) => {
    if (fault) {
      await page.addInitScript(fault);
    }
    await visit(page, '/toolhive/quickstart');
    for (const [action, act] of Object.entries(actions)) {
      await page.evaluate((clears) => clears && localStorage.clear(), fault === undefined);
      await test.step(action, () => act(page));
    }
  });
}
