import {expect, test} from '@playwright/test';
import {load} from 'cheerio';

import {builtPage} from '../support/built';
import {sitemapPaths} from '../support/sitemap';

import {bodyOf, copyOf} from './markdown';
import {addedWords, lostWords} from './words';

test('a copy, which is made from the source, has the words of the rendered page, and no others', () => {
  for (const path of sitemapPaths()) {
    const {$} = builtPage(path);
    // Without the line about the index.
    const copied = bodyOf(copyOf(path)).replace(/^\n> .*\n/, '');
    expect.soft(lostWords($, copied), path).toEqual([]);
    expect.soft(addedWords($, copied), path).toEqual([]);
  }
});

const page = `<main><h1>Install <code>thv</code></h1>
  <div role="tablist"><button role="tab">macOS</button><button role="tab">Linux</button></div>
  <div role="tabpanel"><p>Use <b>brew</b>.</p></div><div role="tabpanel"><pre><code><span class="token-line">tar -xzf a</span><span class="token-line">mv a b</span></code></pre></div>
  <table><tr><td>one</td><td>two</td></tr></table><details><summary>More</summary><p>Hidden part.</p></details>
  <button>Copy</button></main>`;
const copy =
  '# Install `thv`\n\n- **macOS**\n\n  Use **brew**.\n\n- **Linux**\n\n  ```bash\n  tar -xzf a\n  mv a b\n  ```\n\n| one | two |\n| - | - |\n\n**More**\n\nHidden part.\n';

test('a copy that says everything is complete', () => {
  expect(lostWords(load(page), copy)).toEqual([]);
});

test('a word that only the copy has is caught', () => {
  expect(addedWords(load(page), `${copy}\nMore words.`)).toEqual(['More', 'words']);
});

for (const [what, from, to, lost] of [
  ['the label of a tab', '**macOS**', '**Choice 1**', ['macOS']],
  ['the content of a tab', 'Use **brew**.', '', ['Use', 'brew']],
  ['a line of code', '  mv a b\n', '', ['mv', 'a', 'b']],
  ['a cell of a table', '| two |', '| |', ['two']],
  ['the summary of a folded part', '**More**', '', ['More']],
  ['a folded part', 'Hidden part.', '', ['Hidden', 'part']],
  ['the code in a heading', '`thv`', '', ['thv']],
  ['one of two equal words', 'tar -xzf a', 'tar -xzf', ['a']],
] as const) {
  test(`a copy without ${what} is caught`, () => {
    expect(copy).toContain(from);
    expect(lostWords(load(page), copy.replace(from, to))).toEqual(lost);
  });
}
