import type {Page} from '@playwright/test';

import {builtPage} from '../support/built';
import {expect, test} from '../support/test';
import {goWithin} from '../support/text';
import {hydrated, visit} from '../support/visit';
import {row} from '../support/whole';

const kinds = {tab: '[role="tabpanel"][hidden]', details: 'details:not([open])'} as const;

const pages = [
  ['/codegate/how-to/configure', 'tab'],
  ['/codegate/features/workspaces', 'details'],
] as const;

/** Four words that stand only in the last closed part of a page that has such words. */
function wordsIn(path: string, kind: keyof typeof kinds): string {
  const {$} = builtPage(path);
  const all = $('body').text().replace(/\s+/g, ' ');
  const words = $(`.markdown ${kinds[kind]}`)
    .find('p, li')
    .toArray()
    .flatMap((element) => /^(?:[A-Za-z]+ ){3}[A-Za-z]+(?= )/.exec($(element).text().replace(/\s+/g, ' '))?.[0] ?? [])
    .filter((some) => all.split(some).length === 2);
  return words.at(-1) ?? '';
}

/** Goes to words as a link of a search engine does; the browser finds them as its search in the page does. */
async function goTo(page: Page, path: string, words: string): Promise<void> {
  await page.goto(`${path}#:~:text=${encodeURIComponent(words)}`);
}

/** The words are on the screen, and the part that holds them is the open one for everyone. */
async function expectFound(page: Page, words: string, kind: keyof typeof kinds): Promise<void> {
  const main = page.locator('.markdown');
  await expect(main.getByText(words).last()).toBeInViewport();
  if (kind === 'details') {
    await expect(main.locator('details').filter({hasText: words})).toHaveAttribute('open');
    return;
  }
  const panel = main.getByRole('tabpanel', {includeHidden: true}).filter({hasText: words});
  const tab = main.locator(`[id="${await panel.getAttribute('aria-labelledby')}"]`);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(panel).not.toHaveAttribute('aria-hidden');
  await expect(panel.locator('xpath=..').locator('> [role="tabpanel"]:not([hidden])')).toHaveCount(1);
}

for (const [at, [path, kind]] of pages.entries()) {
  const words = wordsIn(path, kind);

  test(`a link to "${words}" opens the ${kind} of ${path}, which stays open`, async ({page}) => {
    await goTo(page, path, words);
    await expectFound(page, words, kind);
    await hydrated(page);
    await expectFound(page, words, kind);
  });

  test(`a search for "${words}" opens the ${kind} of ${path} from another page`, row(at), async ({page}) => {
    await visit(page, '/codegate/about');
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await goWithin(page, path);
    await expect(page.locator('.markdown').getByText(words)).toHaveCount(1);
    await goTo(page, path, words);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expectFound(page, words, kind);
  });
}
