import type {Page} from '@playwright/test';

import {limits} from '../../../src/site/limits';
import {compose, methodKeys, pressTaken} from '../../support/composing';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

import {Modal, searchPage} from './modal';

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

for (const [what, open] of [
  ['h1', 'Control+k'],
  ['.theme-doc-markdown p', '/'],
] as const) {
  test(`opens by ${open} with the hits of the selected ${what}, cut to 64 characters`, async ({page}) => {
    await visit(page, '/toolhive/quickstart');
    const selected = await page.locator(`main ${what}`).first().innerText();
    await page.locator(`main ${what}`).first().selectText();
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

test('Escape closes the panel, which opens again, then clears the query, then closes the search', async ({page}) => {
  const modal = await Modal.open(page);
  const start = modal.dialog.getByText('No recent searches');
  await expect(start).toBeVisible();
  await modal.search('proxy');
  for (const reopen of [
    () => modal.input.click(),
    () => modal.input.press('ArrowDown'),
    () => modal.input.press('s'),
  ]) {
    await page.keyboard.press('Escape');
    await expect(modal.rows).toHaveCount(0);
    await expect(modal.input).toHaveAttribute('aria-expanded', 'false');
    await reopen();
    await expect(modal.rows.first()).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(modal.input).toHaveValue('proxys');
  await page.keyboard.press('Escape');
  await expect(modal.input).toHaveValue('');
  await expect(modal.input).toBeFocused();
  await expect(start).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toBeHidden();
});

test("an input method's keys leave the modal, its query and its hits as they are", async ({page}) => {
  const modal = await Modal.open(page);
  await modal.search('secrets');
  await expect(modal.rows.first()).toHaveAttribute('aria-selected', 'true');
  for (const key of Object.values(methodKeys)) {
    await pressTaken(modal.input, key);
    await pressTaken(page.locator('body'), key);
  }
  await expect(modal.input).toHaveValue('secrets');
  await expect(modal.rows.first()).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('letters that an input method has not converted are searched and stay in the search page', async ({page}) => {
  const {box, status} = await searchPage(page, '?q=registry');
  await compose(box, 'けん');
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('registryけん')}`);
  await expect(box).toBeFocused();
  // The conversion goes on where it was.
  await page.keyboard.insertText('検');
  await expect(box).toHaveValue('registry検');
  await expect(status).toContainText('"registry検"');
});
