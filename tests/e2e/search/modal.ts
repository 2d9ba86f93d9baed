import type {Locator, Page} from '@playwright/test';

import {searchFiles} from '../../../src/search/files';
import {visit} from '../../support/visit';

/** The file that the first search requests. */
export const index = `**/${searchFiles.pages}`;

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

/** Searches and selects the first hit without navigation, so that it becomes a recent search. */
export async function remember(modal: Modal, query: string): Promise<string> {
  await modal.search(query);
  const title = (await modal.rows.first().locator('.DocSearch-Hit-title').textContent()) ?? '';
  const opened = modal.page.context().waitForEvent('page');
  await modal.input.press('Control+Enter');
  await (await opened).close();
  return title;
}
