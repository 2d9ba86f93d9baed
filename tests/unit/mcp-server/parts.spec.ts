import {expect, test} from '@playwright/test';

import {alike, parsePage, sectionsOf} from '../../../src/mcp-server/library';
import {plainText} from '../../../src/mcp-server/search';
import {mcp} from '../../../src/site/products';

test('a text is split at its headings, not at comments in code', () => {
  const text = '# A\n\n## B `c`\n\n```bash\n# no\n````md\n```\n\n~~~\n## no\n~~~\n\n### D\n\n## [E](x)\n';
  expect(sectionsOf(text).map(({title, level, slug}) => [level, title, slug])).toEqual([
    [1, 'A', 'a'],
    [2, 'B c', 'b-c'],
    [3, 'D', 'd'],
    [2, 'E', 'e'],
  ]);
});

test('a section ends where the next of its level starts', () => {
  const text = '## A\n\n### B\n\nb\n\n## C\n\nc';
  const [a, , c] = sectionsOf(text);
  expect(text.slice(a?.start, a?.end)).toBe('## A\n\n### B\n\nb\n\n');
  expect(text.slice(c?.start, c?.end)).toBe('## C\n\nc');
});

test('a heading has its explicit id, a second of the same title a number', () => {
  const text = '## A b\n\n## C\n\n## C\n';
  expect(sectionsOf(text, {'a-b': 'own'}).map(({slug}) => slug)).toEqual(['own', 'c', 'c-1']);
});

test('a copy is parsed with its front matter, without the link to the index', () => {
  const copy = `---\ntitle: "T: \\"x\\""\ndescription: "D"\nurl: "https://docs.example.com/t"\nproduct: "${mcp.name}"\nversion: "${mcp.release}"\n---\n\n> For AI agents.\n\n# T\n`;
  expect(parsePage('/t', copy)).toMatchObject({
    title: 'T: "x"',
    url: 'https://docs.example.com/t',
    product: mcp,
    text: '# T',
  });
  expect(() => parsePage('/t', '# T')).toThrow('the copy of /t has no front matter');
});

test('names that are spelled like a wrong one are suggested, closest first', () => {
  expect(alike('thv rnu', ['thv run', 'thv rm', 'thv registry'])).toEqual(['thv run', 'thv rm']);
  expect(alike('xylophone', ['thv run'])).toEqual([]);
});

test('an excerpt is plain text, without highlighting and character references', () => {
  expect(plainText('a <mark>b</mark> &lt;NAME&gt;  &amp; &#39;c&#39; &unknown;')).toBe("a b <NAME> & 'c' &unknown;");
});
