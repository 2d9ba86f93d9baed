import type {Page} from '@playwright/test';

import {limits} from '../../../src/site/limits';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

import {Modal} from './modal';

const longest = limits.search.queryLength;

const output = '$ thv run fetch\n9:41AM\tERR\tfailed to create container: ' + 'port 8085 is already in use, '.repeat(5);

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

async function select(page: Page, characters: number): Promise<string> {
  return page.evaluate((length) => {
    const paragraph = document.querySelector('main .theme-doc-markdown p')!;
    const range = document.createRange();
    range.selectNodeContents(paragraph);
    getSelection()!.removeAllRanges();
    getSelection()!.addRange(range);
    const text = getSelection()!.toString();
    while (getSelection()!.toString().length > length) {
      getSelection()!.modify('extend', 'backward', 'character');
    }
    return text.slice(0, length);
  }, characters);
}

test('takes at most 64 characters', async ({page}) => {
  const {input} = await Modal.open(page);
  await input.pressSequentially('x'.repeat(longest + 6));
  await expect(input).toHaveValue('x'.repeat(longest));
});

test('cleans a longer text that is filled in like one that is pasted', async ({page}) => {
  const {input, row} = await Modal.open(page).then((modal) => ({
    input: modal.input,
    row: modal.row(/^Search for all \d+ characters/),
  }));
  await input.evaluate(
    (element: HTMLInputElement, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(element, text);
      element.dispatchEvent(new Event('input', {bubbles: true}));
    },
    `9:41AM ERR ${'port 8085 is already in use, '.repeat(5)}`,
  );
  await expect(input).toHaveValue(/^port 8085 is already in use/);
  await expect(row).toBeVisible();
});

test('begins with the selected text, and searches it at once', async ({page}) => {
  await visit(page, '/toolhive/quickstart');
  const selected = await select(page, 14);
  const {input, status} = await Modal.press(page);
  await expect(input).toHaveValue(selected);
  await expect(input).toBeFocused();
  await expect(status).toHaveText(new RegExp(`results for "${selected}"$`));
});

test('cuts the selected text to 64 characters', async ({page}) => {
  await visit(page, '/toolhive/quickstart');
  const selected = await select(page, 1000);
  expect(selected.length).toBeGreaterThan(longest);
  const {input} = await Modal.press(page);
  await expect(input).toHaveValue(selected.slice(0, longest));
});

test('shows the message of a pasted log, and leads to the search page with all of it', async ({page}) => {
  const modal = await Modal.open(page);
  await paste(page, output);
  const text = output.slice(output.indexOf('failed')).trim();
  await expect(modal.input).toHaveValue(text.slice(0, longest));
  await expect(modal.rows.first()).toHaveText(`Search for all ${text.length} characters`);
  await expect(modal.rows.nth(1)).toContainText(/port .* is already in use/);
  await modal.input.press('Enter');
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(text)}`);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(text);
});

test('forgets the rest of a pasted text when the visitor edits the query', async ({page}) => {
  const modal = await Modal.open(page);
  await paste(page, output);
  await expect(modal.rows.first()).toHaveText(/^Search for all/);
  await modal.search('proxy');
  await expect(modal.row(/^Search for all/)).toHaveCount(0);
});

test('opens its panel on focus', async ({page}) => {
  const {input, dialog} = await Modal.open(page);
  await expect(input).toBeFocused();
  await expect(dialog.getByText('No recent searches')).toBeVisible();
});

test('the first Escape closes the panel, a second clears the query, a third closes the search', async ({page}) => {
  const modal = await Modal.open(page);
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
