import {expect, test} from '@playwright/test';
import {load} from 'cheerio';

import {parseDocument} from '../../../../src/data/openapi/parse';
import {checkDocument} from '../../../../src/data/openapi/validate';

import {kinds, refused} from './kinds';
import {pageOf} from './page';

/** Text of a page with spaces between elements. */
async function textOf(document: (typeof kinds)[number]['document']): Promise<string> {
  const $ = load((await pageOf(document)).html);
  $('dt, dd, li, p, td, th, h2, h3, h4, pre, br, details, ul').before(' ').append(' ');
  return $.text().replace(/\s+/g, ' ');
}

for (const {name, document, shows} of kinds) {
  test(`a reader sees ${name}`, async () => {
    const text = await textOf(document);
    shows.forEach((part) => (typeof part === 'string' ? expect(text).toContain(part) : expect(text).toMatch(part)));
  });
}

for (const [name, document, line] of refused) {
  test(`an author reads in one line that ${name} is not supported`, () => {
    expect(() => checkDocument(document)).toThrow(new Error(line));
  });
}

test('a byte order mark is no fault', () => {
  expect(parseDocument('\uFEFF{"a": 1}')).toEqual({a: 1});
  expect(parseDocument('\uFEFFa: 1')).toEqual({a: 1});
});
