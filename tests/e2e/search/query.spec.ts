import type {Page} from '@playwright/test';

import {limits} from '../../../src/site/limits';
import {violationsNow} from '../../a11y/axe';
import {compose, methodKeys, pressTaken} from '../../support/composing';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';
import {row, whole} from '../../support/whole';

import {Modal, places} from './modal';

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

test('takes at most 64 characters, and ignores events without a key, as browsers send when they fill in a field', async ({
  page,
}) => {
  const {input} = await Modal.open(page);
  for (const target of [input, page.locator('body')]) {
    await target.evaluate((element) => element.dispatchEvent(new Event('keydown', {bubbles: true})));
  }
  await input.pressSequentially('x'.repeat(longest + 6));
  await expect(input).toHaveValue('x'.repeat(longest));
});

test('opens with the hits of the selected text, cut to 64 characters', whole, async ({page}) => {
  await visit(page, '/toolhive/quickstart');
  const {dialog, input, status} = new Modal(page);
  for (const [element, key] of [
    ['h1', '/'],
    ['.theme-doc-markdown p', 'Control+k'],
  ] as const) {
    const selected = page.locator(`main ${element}`).first();
    await selected.selectText();
    await page.keyboard.press(key);
    await expect(input).toHaveValue((await selected.innerText()).slice(0, longest));
    await expect(input).toBeFocused();
    await expect(status).toHaveText(/ results for "/);
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeHidden();
  }
});

test('shows the message of a pasted log, leads to the search page with all of it, and forgets it', async ({page}) => {
  const modal = await Modal.open(page);
  await paste(page, output);
  await expect(modal.input).toHaveValue(message.slice(0, longest));
  await expect(modal.rows.first()).toHaveText(`Search for all ${message.length} characters`);
  await expect(modal.rows.nth(1)).toContainText(/port .* is already in use/);
  await modal.search('proxy');
  await expect(modal.rows.filter({hasText: /^Search for all/})).toHaveCount(0);
  await modal.input.fill('');
  await paste(page, output);
  await expect(modal.rows.first()).toHaveText(/^Search for all/);
  await modal.input.press('Enter');
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(message)}`);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(message);
});

test('Escape closes the panel, then clears the query, then closes the search; using it opens the panel', async ({
  page,
}) => {
  const modal = await Modal.open(page);
  await modal.search('proxy');
  await page.keyboard.press('Escape');
  expect(await violationsNow(page)).toEqual([]);
  await modal.input.click();
  for (const reopen of [
    () => modal.input.click(),
    () => modal.input.press('ArrowDown'),
    () => modal.input.press('s'),
  ]) {
    await page.keyboard.press('Escape');
    await expect(modal.rows).toHaveCount(0);
    await expect(modal.input).toHaveValue('proxy');
    await expect(modal.input).toHaveAttribute('aria-expanded', 'false');
    await reopen();
    await expect(modal.rows.first()).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(modal.input).toHaveValue('');
  await expect(modal.input).toBeFocused();
  await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toBeHidden();
});

// One script that is converted, and one that is composed.
const composed = [
  ['in the modal', 'registry ', 'けん'],
  ['on the search page', 'proxy ', 'ㅅ'],
] as const;

for (const [at, [where, word, letters]] of composed.entries()) {
  test(`an input method's keys leave "${word}${letters}" in the field ${where}`, row(at), async ({page}) => {
    const {box, status} = await places[where]!(page);
    for (const key of Object.values(methodKeys)) {
      await box.fill(word);
      await expect(status).toContainText(`"${word}"`);
      await compose(box, letters);
      await pressTaken(box, key);
      await expect(box).toHaveValue(word + letters);
      await expect(box).toBeFocused();
      // The conversion goes on where it was.
      await page.keyboard.insertText('検');
      await expect(box).toHaveValue(`${word}検`);
      await expect(status).toContainText(`"${word}検"`);
    }
  });
}
