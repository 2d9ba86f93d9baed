import type {Locator, Page} from '@playwright/test';

import {savedSearchKeys} from '../../../src/search/saved';
import {searchFile} from '../../../src/search/types';
import {visit} from '../../support/visit';

/** The file that the first search requests. */
export const index = `**/${searchFile}`;

/** Storage keys of the recent and of the favorite searches. */
export const savedKeys = savedSearchKeys('stacklok');

/** Page object of the search modal. */
export class Modal {
  readonly dialog: Locator;
  readonly input: Locator;
  readonly rows: Locator;
  readonly groups: Locator;
  readonly status: Locator;
  /** Title of a screen without hits. */
  readonly title: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', {name: 'Search'});
    this.input = this.dialog.getByPlaceholder('Search docs');
    this.rows = this.dialog.getByRole('treeitem');
    this.groups = this.dialog.getByRole('tree');
    this.title = this.dialog.locator('.DocSearch-Title');
    this.status = page.locator('[data-provider] > [role="status"]');
  }

  /** Opens a page and its search. */
  static async open(page: Page, path = '/'): Promise<Modal> {
    await visit(page, path);
    return Modal.press(page);
  }

  /** Opens the search of the home page with these values in the place of the saved lists. */
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

  /** The link of the first hit, and where it leads. */
  async first(): Promise<{link: Locator; href: string}> {
    const link = this.rows.first().getByRole('link');
    return {link, href: (await link.getAttribute('href')) ?? ''};
  }
}

/** What the modal and the search page have in common. */
interface Place {
  readonly box: Locator;
  readonly hits: Locator;
  readonly status: Locator;
  readonly within: Locator;
}

/** Opens the search page with these parameters. */
export async function searchPage(page: Page, parameters = ''): Promise<Place> {
  await visit(page, `/search${parameters}`);
  const within = page.getByRole('main');
  return {
    box: within.getByRole('searchbox', {name: 'Search docs'}),
    hits: within.getByRole('listitem'),
    status: within.getByRole('status'),
    within,
  };
}

/** The two places where visitors search. */
export const places: Readonly<Record<string, (page: Page) => Promise<Place>>> = {
  'in the modal': async (page) => {
    const {dialog, input, rows, status} = await Modal.open(page);
    return {box: input, hits: rows, status, within: dialog};
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
