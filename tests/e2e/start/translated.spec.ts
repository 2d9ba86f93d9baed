import type {Page} from '@playwright/test';

import {scriptsAskedFor} from '../../support/responses';
import {expect, test} from '../../support/test';
import {hydrated, visit} from '../../support/visit';
import {whole} from '../../support/whole';

const guide = '/toolhive/quickstart';

/** Replaces each text of the page as the translator of Chrome does: by elements of its own. */
function translatePage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('script, style, code, pre, svg, font')) {
        texts.push(text);
      }
    }
    texts.forEach((text) => {
      const font = document.createElement('font');
      font.textContent = `«${text.data}»`;
      text.replaceWith(font);
    });
  });
}

test('a page that a browser translated stays so until an act needs the application', async ({page}) => {
  const scripts = scriptsAskedFor(page);
  await page.goto(guide);
  await translatePage(page);
  await page.mouse.move(100, 300);
  await page.mouse.move(120, 330);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Tab');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(scripts).toEqual([]);
  await expect(page.locator('h1 font')).toHaveText('«Quickstart»');
});

test.describe('with an act', () => {
  // React says that it renders the page again.
  test.use({allowedMessages: /onRecoverableError|Minified React error/});

  test('a translated page starts without a crash, and the act has its effect', async ({page}) => {
    await page.goto(guide);
    await translatePage(page);
    await page.getByRole('button', {name: /^Switch between/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Quickstart');
  });

  for (const [what, change] of [
    ['that lost a text', () => document.querySelector('h1')?.firstChild?.remove()],
    ['that got an element', () => document.querySelector('main p')?.prepend(document.createElement('b'))],
  ] as const) {
    test(`a page ${what} by an extension does not crash`, whole, async ({page}) => {
      await page.goto(guide);
      await page.evaluate(change);
      await page.keyboard.press('Control+k');
      await expect(page.locator('.DocSearch-Input')).toBeFocused();
    });
  }
});

test('a label that changes on a translated page shows its new text', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, guide);
  await translatePage(page);
  const button = page.getByRole('group', {name: 'Page actions'}).getByRole('button');
  await button.click();
  await expect(button).toHaveText('Copied');
});

test('a translated page can be left, and the next one read', async ({page}) => {
  await page.goto('/search?q=proxy');
  await hydrated(page);
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toBeVisible();
  await translatePage(page);
  await page.getByRole('main').getByRole('searchbox').fill('secrets');
  await expect(first).toContainText(/secret/i);
  await first.getByRole('link').first().click();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'This page crashed'})).toHaveCount(0);
});
