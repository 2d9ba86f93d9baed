import {expect, test} from '@playwright/test';
import {type CheerioAPI, load} from 'cheerio';

import {hostile} from '../../../support/hostile';

import {places} from './kinds';
import {documentWith, pageOf} from './page';

const allowed = new Set(
  'h2 h3 h4 p a b div dl dt dd ul ol li code pre small em strong blockquote br figure figcaption details summary table thead tbody tr th td label input'.split(
    ' ',
  ),
);

const attributes = /^(id|class|href|for|type|role|scope|download|open|autocomplete|spellcheck|placeholder)$/;
const targets = /^(#|\/(?!\/)|https?:\/\/|mailto:)/;

/** Elements, attributes and link targets that API pages never have. */
function harmful($: CheerioAPI): string[] {
  const elements = Array.from($('*')).filter((node) => 'tagName' in node);
  return elements.flatMap((element) => [
    ...(allowed.has(element.tagName) ? [] : [element.tagName]),
    ...Object.entries(element.attribs)
      .filter(([name, value]) => !attributes.test(name) || (name === 'href' && !targets.test(value)))
      .map(([name, value]) => `${name}="${value}"`),
  ]);
}

for (const {place, documentOf} of places) {
  for (const [i, payload] of hostile.markdown.entries()) {
    test(`${place} can do no harm: text ${i + 1}`, async () => {
      const {html, mdx} = await pageOf(documentOf(payload));
      const $ = load(html, null, false);
      expect(harmful($)).toEqual([]);
      expect($('input').length).toBe(1);
      expect(mdx).not.toMatch(/^\s*(?:import|export) /m);
    });
  }
}

test('a stray tag in a description is shown as text', async () => {
  const $ = load((await pageOf(documentWith({description: 'Replace <NAME> and <br'}))).html);
  expect($.text()).toContain('Replace <NAME> and <br');
});

test('what turns the direction of writing or cannot be seen is left out', async () => {
  const description = 'a\u202eb&#x202e;c\u0007d \\b "e" C:\\new';
  const {html} = await pageOf(documentWith({summary: description, description, tags: [description]}));
  expect(html).not.toMatch(/[\0-\x08\x0b-\x1f\x7f\u202a-\u202e]/);
  expect(load(html)('h3').first().text()).toBe('ab&#x202e;cd \\b "e" C:\\new');
});
