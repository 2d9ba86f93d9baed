import {expect, test} from '@playwright/test';

import {pageFiles, sharedAddresses} from '../../src/data/pages';
import {readText} from '../../src/data/readText';
import {fixture} from '../support/fixtures';
import {siteDir} from '../support/site';

import {markdownFaults} from './markdownFaults';

const files = pageFiles(siteDir);

test('readers get all text of every page, in the form that its author meant', () => {
  const faults = files
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => markdownFaults(readText(file)).map(({line, message}) => `${file}:${line}: ${message}`));
  expect(files.length).toBeGreaterThan(150);
  expect(faults).toEqual([]);
});

test('every page has an address of its own, and every file with text is a page or a partial', () => {
  expect(sharedAddresses(files)).toEqual([]);
  expect(files.filter((file) => file.endsWith('.md'))).toEqual([]);
});

/** Pages by what is wrong with them; `!` marks the lines that the faults name. */
const wrong = fixture<Readonly<Record<string, readonly string[]>>>('markdown');

for (const [name, pages] of Object.entries(wrong)) {
  test(`an author is told the line of ${name}`, () => {
    for (const page of pages) {
      const text = `---\ntitle: Page\n---\n\n${page}`;
      const marked = text.split('\n').flatMap((line, i) => (line.includes('!') ? [i + 1] : []));
      const found = markdownFaults(text.replaceAll('!', '')).map(({line}) => line);
      expect(Array.from(new Set(found)), page).toEqual(marked);
    }
  });
}
