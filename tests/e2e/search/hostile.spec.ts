import type {Page} from '@playwright/test';

import {readWords} from '../../../src/plugins/publish/search/words';
import {searchFiles} from '../../../src/search/files';
import {savedSearchKeys} from '../../../src/search/saved';
import type {PageRecord} from '../../../src/search/types';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

import {Modal} from './modal';

/** Texts that run a script where text is used as markup, address or template. */
const payloads = [
  '<script>ran=1</script>',
  '<img src=x onerror=ran=1>',
  '<svg onload=ran=1>',
  '<svg><script>ran=1</script></svg>',
  '<iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
  '<body onload=ran=1>',
  '<details open ontoggle=ran=1>',
  '<input autofocus onfocus=ran=1>',
  '<video><source onerror=ran=1></video>',
  '<math><mtext><table><mglyph><style><img src=x onerror=ran=1>',
  '<a href="javascript:ran=1">hostile</a>',
  '<form action="javascript:ran=1"><button>hostile</button></form>',
  '<mark onmouseover=ran=1>hostile</mark>',
  '</mark><img src=x onerror=ran=1><mark>',
  '<mark><img src=x onerror=ran=1></mark>',
  '"><img src=x onerror=ran=1>',
  "'-ran=1-'",
  '&lt;img src=x onerror=ran=1&gt;',
  '<template><script>ran=1</script></template><object data="javascript:ran=1">',
  '${ran=1}{{constructor.constructor("ran=1")()}}',
];
const unwanted =
  'script, img, iframe, object, embed, template, video, math, form, input, details, style, [onmouseover]';

/** Asserts that no script ran, only allowed elements exist, and all links lead to the site. */
async function expectHarmless(page: Page, container: string): Promise<void> {
  const found = page.locator(container);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await found.locator(unwanted).count()).toBe(0);
  const links = found.locator('a[href]:not([target])');
  const origins = await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).origin));
  expect(origins.filter((origin) => origin !== new URL(page.url()).origin)).toEqual([]);
}

/** Fields of a section, each with a word that finds its hostile pages. */
const fields = {title: 'banana', heading: 'cherry', text: 'damson', url: 'elderberry'} as const;

/** A page for each payload in one field. */
function pages([field, word]: readonly [string, string]): PageRecord[] {
  const text = (at: string, payload: string, other: string): string => (field === at ? `${word} ${payload}` : other);
  return payloads.map((payload, i) => ({
    url: field === 'url' ? `javascript:ran=1//${payload}` : `/toolhive/${word}-${i}`,
    product: 'mcp',
    sections: [
      {id: '', depth: 1, heading: text('title', payload, `Page ${i}`), text: text('text', payload, '')},
      {id: 's', depth: 2, heading: text('heading', payload, 'Part'), text: field === 'url' ? word : ''},
    ],
  }));
}

test(`scripts in ${payloads.length} records do not run in the modal and on the search page`, async ({page}) => {
  const data = {words: readWords(process.cwd()), pages: Object.entries(fields).flatMap(pages)};
  await page.route(`**/${searchFiles.pages}`, (route) => route.fulfill({json: data}));
  await page.route(`**/${searchFiles.asks}`, (route) => route.fulfill({json: []}));
  await visit(page, '/search');
  const main = page.getByRole('main');
  for (const word of Object.values(fields)) {
    await main.getByRole('searchbox').fill(word);
    await expect(main.getByRole('status')).toContainText(`"${word}"`);
    await expectHarmless(page, 'main ol');
  }
  const modal = await Modal.press(page);
  for (const word of Object.values(fields)) {
    await modal.search(word);
    await (word === fields.url ? expect(modal.rows).toHaveCount(0) : expect(modal.rows.first()).toBeVisible());
    await expectHarmless(page, '.DocSearch-Dropdown');
  }
});

test(`${payloads.length} hostile queries run no script in the modal and on the search page`, async ({page}) => {
  const modal = await Modal.open(page, '/search');
  for (const payload of payloads) {
    await modal.search(payload.slice(0, 64));
    await expectHarmless(page, '.DocSearch-Dropdown-Container');
  }
  for (const payload of payloads.slice(0, 2)) {
    await visit(page, `/search?q=${encodeURIComponent(payload)}`);
    await expect(page.getByRole('main').getByRole('status')).toContainText(`"${payload}"`);
    await expectHarmless(page, 'main ol');
  }
});

test('a saved search with a script in it runs nothing', async ({page}) => {
  await visit(page, '/');
  const saved = payloads.map((payload, i) => ({
    objectID: `${i}`,
    url: i % 2 ? '/toolhive' : 'javascript:ran=1',
    type: 'lvl1',
    content: payload,
    hierarchy: {lvl0: payload, lvl1: payload},
    _snippetResult: {hierarchy: {lvl1: {value: payload}}, content: {value: payload}},
  }));
  const lists = savedSearchKeys('stacklok').map((key) => [key, JSON.stringify(saved)] as const);
  await page.evaluate((all) => all.forEach(([key, list]) => localStorage.setItem(key, list)), lists);
  const modal = await Modal.press(page);
  await expect(modal.rows.first()).toBeVisible();
  await expectHarmless(page, '.DocSearch-Dropdown');
});
