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

test('what is closed, nested and escaped is right', () => {
  const right = [
    ':::note[A `title`]\n\nText.\n\n:::\n\n::::tip\n\n:::note\n\nText.\n\n:::\n\n::::\n',
    '- Item\n\n  :::note\n\n  Text with ::: in `:::`.\n\n  :::\n'.replace('::: in', 'colons in'),
    '| a | b |\n| - | - |\n| 1 |\n| 2 | one\\|two |\n',
    '````md\n```bash\nthv list\n```\n\n:::note\n````\n\n```text\n| a |\n```\n\n> ~~~\n> a\n> ~~~\n',
    '<details>\n<summary>More</summary>\n\nText at port :8080 of 127.0.0.1:8989.\n\n</details>\n',
  ];
  expect(right.flatMap(markdownFaults)).toEqual([]);
});

test('two files with one address are both named', () => {
  expect(
    sharedAddresses([
      'docs-gateway/quickstart.mdx',
      'docs-gateway/quickstart/index.mdx',
      'docs-gateway/faq.mdx',
      'docs-gateway/_faq.mdx',
      'docs-mcp/toolhive/logs.mdx',
      'src/pages/toolhive/logs.tsx',
    ]),
  ).toEqual([
    'docs-gateway/quickstart.mdx and docs-gateway/quickstart/index.mdx have one address, /codegate/quickstart',
    'docs-mcp/toolhive/logs.mdx and src/pages/toolhive/logs.tsx have one address, /toolhive/logs',
  ]);
});
