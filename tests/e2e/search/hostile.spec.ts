import type {Locator, Page} from '@playwright/test';

import {readWords} from '../../../src/plugins/publish/search/words';
import {indexFolder} from '../../../src/search/manifest';
import type {PageRecord} from '../../../src/search/types';
import {expect, test} from '../../support/test';

import {Modal, places} from './modal';

/** Texts that run a script where text is used as markup, address or template. */
const payloads = [
  '<script>ran=1</script>',
  '<img src=x onerror=ran=1>',
  '<svg onload=ran=1>',
  '<svg><script>ran=1</script></svg>',
  '<iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
  '<details open ontoggle=ran=1>',
  '<video><source onerror=ran=1></video>',
  '<math><mtext><table><mglyph><style><img src=x onerror=ran=1>',
  '<a href="javascript:ran=1">hostile</a>',
  '<mark onmouseover=ran=1>hostile</mark>',
  '</mark><img src=x onerror=ran=1><mark>',
  '<mark><img src=x onerror=ran=1></mark>',
  '"><img src=x onerror=ran=1>',
  "'-ran=1-'",
  '&lt;img src=x onerror=ran=1&gt;',
  '<template><script>ran=1</script></template><object data="javascript:ran=1">',
  '${ran=1}{{constructor.constructor("ran=1")()}}',
];

/** Fields of a section, each with a word that finds its hostile pages. */
const fields = {title: 'banana', heading: 'cherry', text: 'damson', url: 'elderberry'} as const;
type Field = keyof typeof fields;
const allFields = Object.keys(fields) as Field[];

/** A page for each payload in one field. */
function pages(field: Field): PageRecord[] {
  const word = fields[field];
  return payloads.map((payload, i) => {
    const textOf = (one: Field, usual: string): string => (one === field ? `${word} ${payload}` : usual);
    return {
      url: field === 'url' ? `javascript:ran=1//${payload}` : `/toolhive/${word}-${i}`,
      product: 'mcp',
      sections: [
        {id: '', depth: 1, heading: textOf('title', `Page ${i}`), text: textOf('text', '')},
        {id: 's', depth: 2, heading: textOf('heading', 'Part'), text: field === 'url' ? word : ''},
      ],
    };
  });
}

async function serveRecords(page: Page): Promise<void> {
  const files: Readonly<Record<string, unknown>> = {
    'manifest.json': {pages: 'pages.json', asks: 'asks.json'},
    'pages.json': {words: readWords(process.cwd()), pages: allFields.flatMap(pages)},
    'asks.json': [],
  };
  await page.route(`**/${indexFolder}/*`, (route) =>
    route.fulfill({json: files[route.request().url().replace(/.*\//, '')]}),
  );
}

/** Asserts that no script ran, only allowed elements exist, and all links lead to the site. */
async function expectHarmless(within: Locator, message: string): Promise<void> {
  const seen = await within.evaluate(async (root) => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const unwanted = root.querySelectorAll(
      'script, img, iframe, object, template, video, math, details, [onmouseover]',
    );
    const links = Array.from(root.querySelectorAll<HTMLAnchorElement>('a[href]:not([target])'), ({href}) => href);
    return {
      ran: 'ran' in window,
      markup: Array.from(unwanted, ({outerHTML}) => outerHTML),
      strangers: links.filter((href) => new URL(href).origin !== location.origin),
    };
  });
  expect(seen, message).toEqual({ran: false, markup: [], strangers: []});
}

for (const [where, open] of Object.entries(places)) {
  test(`no record and no query runs a script ${where}`, async ({page}) => {
    await serveRecords(page);
    const {box, hits, status, within} = await open(page);
    for (const text of [...Object.values(fields), ...payloads.map((payload) => payload.slice(0, 64))]) {
      await box.fill(text);
      await expect(status).toContainText(`"${text}"`);
      if (text === fields.url) {
        await expect(hits).toHaveCount(0);
      } else if (!text.includes('=')) {
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
