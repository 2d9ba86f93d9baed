import {expect, test} from '@playwright/test';
import {load} from 'cheerio';

import {checkDocument, readDocument} from '../../../../src/data/openapi/document';

import {kinds, refused} from './kinds';
import {documentWith, pageOf} from './page';

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
  test(`an author reads in one line that ${name} is refused`, () => {
    expect(() => checkDocument(document)).toThrow(new Error(line));
  });
}

test('a byte order mark is no fault', () => {
  const text = JSON.stringify(documentWith());
  expect(readDocument(`\uFEFF${text}`)).toEqual(documentWith());
  expect(readDocument(`\uFEFF# YAML\n${text}`)).toEqual(documentWith());
});
