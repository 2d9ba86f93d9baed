import type {Locator} from '@playwright/test';

import {readWords} from '../../../src/plugins/publish/search/words';
import type {PageRecord} from '../../../src/search/types';
import {hostile} from '../../support/hostile';
import {expect, test} from '../../support/test';
import {row} from '../../support/whole';

import {index, Modal, places} from './modal';

const {markup: payloads} = hostile;
/** What they would add to a page; a search box is no such input. */
const unwanted =
  'script, img, iframe, object, embed, template, video, math, details, [action^="javascript"], [onfocus], [onmouseover]';

/** Asserts that no script ran, only allowed elements exist, and all links lead to the site. */
async function expectHarmless(within: Locator, message: string): Promise<void> {
  const seen = await within.evaluate(async (root, selector) => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const links = Array.from(root.querySelectorAll<HTMLAnchorElement>('a[href]:not([target])'), ({href}) => href);
    return {
      ran: 'ran' in window,
      markup: Array.from(root.querySelectorAll(selector), ({outerHTML}) => outerHTML),
      strangers: links.filter((href) => new URL(href).origin !== location.origin),
    };
  }, unwanted);
  expect(seen, message).toEqual({ran: false, markup: [], strangers: []});
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

for (const [at, [where, open]] of Object.entries(places).entries()) {
  test(`no record and no query runs a script ${where}`, row(at), async ({page}) => {
    const data = {words: readWords(process.cwd()), pages: Object.entries(fields).flatMap(pages)};
    await page.route(index, (route) => route.fulfill({json: data}));
    const {box, hits, status, within} = await open(page);
    for (const text of [...Object.values(fields), ...payloads.map((payload) => payload.slice(0, 64))]) {
      await box.fill(text);
      await expect(status).toContainText(`"${text}"`);
      if (text === fields.url) {
        await expect(hits).toHaveCount(0);
      } else if (!payloads.includes(text)) {
        await expect(hits.first()).toBeVisible();
      }
      await expectHarmless(within, text);
    }
  });
}

test('a saved search with a script in it runs nothing', async ({page}) => {
  const saved = payloads.map((payload, i) => ({
    objectID: `${i}`,
    url: i % 2 ? '/toolhive' : 'javascript:ran=1',
    type: 'lvl1',
    content: payload,
    hierarchy: {lvl0: payload, lvl1: payload},
    _snippetResult: {hierarchy: {lvl1: {value: payload}}, content: {value: payload}},
  }));
  const list = JSON.stringify(saved);
  const modal = await Modal.openWith(page, list, list);
  await expect(modal.rows.first()).toBeVisible();
  await expectHarmless(modal.dialog, 'saved');
});
