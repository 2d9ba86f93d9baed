import type {Page} from '@playwright/test';

import {limits} from '../../../src/site/limits';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

import {Modal} from './modal';

const longest = limits.search.queryLength;
const output = '$ thv run fetch\n9:41AM\tERR\tfailed to create container: ' + 'port 8085 is already in use, '.repeat(5);
const message = output.slice(output.indexOf('failed')).trim();

/** Pastes into the focused element. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}),
    );
  }, text);
}

test('takes at most 64 characters', async ({page}) => {
  const {input} = await Modal.open(page);
  await input.pressSequentially('x'.repeat(longest + 6));
  await expect(input).toHaveValue('x'.repeat(longest));
});

for (const [length, open] of [
  [14, 'Control+k'],
  [14, '/'],
  [1000, 'Control+k'],
] as const) {
  test(`opens by ${open} with the hits of ${length} selected characters, cut to 64`, async ({page}) => {
    await visit(page, '/toolhive/quickstart');
    const selected = await page
      .locator('main .theme-doc-markdown p')
      .first()
      .evaluate((paragraph, count) => {
        getSelection()!.selectAllChildren(paragraph);
        const text = getSelection()!.toString();
        while (getSelection()!.toString().length > count) {
          getSelection()!.modify('extend', 'backward', 'character');
        }
        return text.slice(0, count);
      }, length);
    await page.keyboard.press(open);
    const {input, status} = new Modal(page);
    await expect(input).toHaveValue(selected.slice(0, longest));
    await expect(input).toBeFocused();
    await expect(status).toHaveText(/ results for "/);
  });
}

test('shows the message of a pasted log, leads to the search page with all of it, and forgets it', async ({page}) => {
  const modal = await Modal.open(page);
  await paste(page, output);
  await expect(modal.input).toHaveValue(message.slice(0, longest));
  await expect(modal.rows.first()).toHaveText(`Search for all ${message.length} characters`);
  await expect(modal.rows.nth(1)).toContainText(/port .* is already in use/);
  await modal.search('proxy');
  await expect(modal.row(/^Search for all/)).toHaveCount(0);
  await modal.input.fill('');
  await paste(page, output);
  await expect(modal.rows.first()).toHaveText(/^Search for all/);
  await modal.input.press('Enter');
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(message)}`);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(message);
});

test('the first Escape closes the panel, a second clears the query, a third closes the search', async ({page}) => {
  const modal = await Modal.open(page);
  await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
  await modal.search('proxy');
  await page.keyboard.press('Escape');
  await expect(modal.rows).toHaveCount(0);
  await expect(modal.input).toHaveValue('proxy');
  await expect(modal.input).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await expect(modal.input).toHaveValue('');
  await expect(modal.input).toBeFocused();
  await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toBeHidden();
});

test('a click into the input, an arrow key or a letter opens the panel again', async ({page}) => {
  const modal = await Modal.open(page);
  await modal.search('proxy');
  for (const reopen of [
    () => modal.input.click(),
    () => modal.input.press('ArrowDown'),
    () => modal.input.press('s'),
  ]) {
    await page.keyboard.press('Escape');
    await expect(modal.rows).toHaveCount(0);
    await reopen();
    await expect(modal.rows.first()).toBeVisible();
  }
});

test('only the newest query is answered', async ({page}) => {
  const modal = await Modal.open(page);
  await modal.input.pressSequentially('permission profile', {delay: 5});
  await expect(modal.status).toHaveText(/results for "permission profile"$/);
  await expect(modal.rows.first()).toContainText(/permission/i);
});
