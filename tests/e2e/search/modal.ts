import type {Locator, Page} from '@playwright/test';

import {indexFolder, manifestFile} from '../../../src/search/manifest';
import {savedSearchKeys} from '../../../src/search/saved';
import {visit} from '../../support/visit';

/** The first file that the search requests. */
export const manifest = `**/${indexFolder}/${manifestFile}`;

/** Keys of the recent and of the favorite searches. */
export const savedKeys = savedSearchKeys('stacklok');

/** Page object of the search modal. */
export class Modal {
  readonly dialog: Locator;
  readonly input: Locator;
  readonly rows: Locator;
  readonly groups: Locator;
  readonly status: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', {name: 'Search'});
    this.input = this.dialog.getByPlaceholder('Search docs');
    this.rows = this.dialog.getByRole('treeitem');
    this.groups = this.dialog.getByRole('tree');
    this.status = page.locator('[data-provider] > [role="status"]');
  }

  /** Opens a page and its search. */
  static async open(page: Page, path = '/'): Promise<Modal> {
    await visit(page, path);
    return Modal.press(page);
  }

  /** Opens the search of the home page with these texts stored as recent and favorite searches. */
  static async openWith(page: Page, ...lists: readonly string[]): Promise<Modal> {
    await visit(page, '/');
    const entries = savedKeys.map((key, at) => [key, lists[at] ?? '[]'] as const);
    await page.evaluate((all) => all.forEach(([key, value]) => localStorage.setItem(key, value)), entries);
    return Modal.press(page);
  }

  /** Opens the search of the current page. */
  static async press(page: Page): Promise<Modal> {
    await page.keyboard.press('Control+k');
    const modal = new Modal(page);
    await modal.input.waitFor();
    return modal;
  }

  /** Types a query and waits for the result. */
  async search(query: string): Promise<void> {
    await this.input.fill(query);
    await this.status.filter({hasText: `"${query}"`}).waitFor({state: 'attached'});
  }

  /** A row whose text starts with this. */
  row(text: string | RegExp): Locator {
    return this.rows.filter({hasText: text}).first();
  }
}

/** What the modal and the search page have in common. */
interface Place {
  readonly box: Locator;
  readonly hits: Locator;
  readonly status: Locator;
  /** Shown while a search takes long. */
  readonly stalled: Locator;
  readonly within: Locator;
}

/** Opens the search page with these parameters. */
export async function searchPage(page: Page, parameters = ''): Promise<Place> {
  await visit(page, `/search${parameters}`);
  const within = page.getByRole('main');
  const status = within.getByRole('status');
  return {
    box: within.getByRole('searchbox', {name: 'Search docs'}),
    hits: within.getByRole('listitem'),
    status,
    stalled: status.filter({hasText: 'Searching…'}),
    within,
  };
}

/** The two places where visitors search. */
export const places: Readonly<Record<string, (page: Page) => Promise<Place>>> = {
  'in the modal': async (page) => {
    const {dialog, input, rows, status} = await Modal.open(page);
    const stalled = dialog.locator('.DocSearch-LoadingIndicator');
    return {box: input, hits: rows, status, stalled, within: dialog};
  },
  'on the search page': (page) => searchPage(page),
};

/** Searches and selects the first hit without navigation, so that it becomes a recent search. */
export async function remember(modal: Modal, query: string): Promise<string> {
  await modal.search(query);
  const title = (await modal.rows.first().locator('.DocSearch-Hit-title').textContent()) ?? '';
  const opened = modal.page.context().waitForEvent('page');
  await modal.input.press('Control+Enter');
  await (await opened).close();
  return title;
}
