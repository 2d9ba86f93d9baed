import type {Page} from '@playwright/test';

import {readWords} from '../../../src/plugins/publish/search/words';
import type {PageRecord} from '../../../src/search/types';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

import {index, Modal} from './modal';
import {expectHarmless, payloads} from './payloads';

/** Fields of a section, each with a word that finds its hostile pages. */
const fields = {title: 'banana', heading: 'cherry', text: 'damson', url: 'elderberry'} as const;
type Field = keyof typeof fields;
const allFields = Object.keys(fields) as Field[];

/** A page for each payload in one field. */
function pages(field: Field): PageRecord[] {
  const word = fields[field];
  return payloads.map((payload, i) => ({
    url: field === 'url' ? `javascript:ran=1//${payload}` : `/toolhive/${word}-${i}`,
    product: 'mcp',
    sections: [
      {
        id: '',
        depth: 1,
        heading: field === 'title' ? `${word} ${payload}` : `Page ${i}`,
        text: field === 'text' ? `${word} ${payload}` : '',
      },
      {
        id: 's',
        depth: 2,
        heading: field === 'heading' ? `${word} ${payload}` : 'Part',
        text: field === 'url' ? word : '',
      },
    ],
  }));
}

async function serveRecords(page: Page): Promise<void> {
  const data = {words: readWords(process.cwd()), pages: allFields.flatMap(pages)};
  await page.route(index, (route) => route.fulfill({json: data}));
}

const count = payloads.length * allFields.length;

test(`scripts in ${count} records do not run in the modal`, async ({page}) => {
  await serveRecords(page);
  const modal = await Modal.open(page);
  for (const field of allFields) {
    await test.step(field, async () => {
      await modal.search(fields[field]);
      await (field === 'url' ? expect(modal.rows).toHaveCount(0) : expect(modal.rows.first()).toBeVisible());
      await expectHarmless(page, '.DocSearch-Dropdown');
    });
  }
});

test(`scripts in ${count} records do not run on the search page`, async ({page}) => {
  await serveRecords(page);
  await visit(page, '/search');
  const main = page.getByRole('main');
  for (const field of allFields) {
    await test.step(field, async () => {
      await main.getByRole('searchbox').fill(fields[field]);
      await main.getByRole('searchbox').press('Enter');
      await expect(main.getByRole('status')).toContainText(`"${fields[field]}"`);
      await expectHarmless(page, 'main ol');
    });
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
  await page.evaluate((list) => {
    localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__stacklok', JSON.stringify(list));
    localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__stacklok', JSON.stringify(list));
  }, saved);
  const modal = await Modal.press(page);
  await expect(modal.rows.first()).toBeVisible();
  await expectHarmless(page, '.DocSearch-Dropdown');
});
