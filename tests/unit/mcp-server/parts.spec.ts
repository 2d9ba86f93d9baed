import {expect, test} from '@playwright/test';

import {nearest, routeFrom} from '../../../src/mcp-server/library/find';
import {parsePage} from '../../../src/mcp-server/library/load';
import {sectionsOf} from '../../../src/mcp-server/library/sections';
import {fuse} from '../../../src/mcp-server/search/fuse';
import {plainText} from '../../../src/mcp-server/search/plainText';
import {mcp} from '../../../src/site/products';

test('a text is cut at its headings, not at what looks like one inside code', () => {
  const text = '# A\n\n## B `c`\n\n```bash\n# no\n````md\n```\n\n~~~\n## no\n~~~\n\n### D\n\n## [E](x)\n';
  expect(sectionsOf(text).map(({title, level, slug}) => [level, title, slug])).toEqual([
    [1, 'A', 'a'],
    [2, 'B c', 'b-c'],
    [3, 'D', 'd'],
    [2, 'E', 'e'],
  ]);
});

test('a section ends where the next of its level begins', () => {
  const text = '## A\n\n### B\n\nb\n\n## C\n\nc';
  const [a, , c] = sectionsOf(text);
  expect(text.slice(a?.start, a?.end)).toBe('## A\n\n### B\n\nb\n\n');
  expect(text.slice(c?.start, c?.end)).toBe('## C\n\nc');
});

test('a copy is read with its front matter, without the pointer to the index', () => {
  const copy = `---\ntitle: "T: \\"x\\""\ndescription: "D"\nurl: "https://docs.example.com/t"\nproduct: "${mcp.name}"\nversion: "${mcp.release}"\n---\n\n> For AI agents.\n\n# T\n`;
  expect(parsePage('/t', copy)).toMatchObject({
    title: 'T: "x"',
    url: 'https://docs.example.com/t',
    product: mcp,
    text: '# T',
  });
  expect(() => parsePage('/t', '# T')).toThrow('the copy of /t has no front matter');
});

test('names that look like a wrong one are offered, the closest first', () => {
  expect(nearest('thv rnu', ['thv run', 'thv rm', 'thv registry'])).toEqual(['thv run', 'thv rm']);
  expect(nearest('xylophone', ['thv run'])).toEqual([]);
});

test('an address is read without its host, ending and query', () => {
  expect(routeFrom(' https://docs.example.com/a/b.md?x=1#c ')).toEqual({route: '/a/b', anchor: 'c'});
  expect(routeFrom('docs://index')).toEqual({route: '/', anchor: ''});
  expect(routeFrom('')).toEqual({route: '/', anchor: ''});
});

test('a page that two rankings know comes before one that only the first knows', () => {
  const rankings = [
    {pages: ['a', 'b', 'b', 'c'], weight: 1},
    {pages: ['b', 'd'], weight: 0.5},
  ];
  expect(fuse(rankings)).toEqual(['b', 'a', 'c', 'd']);
});

test('an excerpt is text, without marks and character references', () => {
  expect(plainText('a <mark>b</mark> &lt;NAME&gt;  &amp; &#39;c&#39; &unknown;')).toBe("a b <NAME> & 'c' &unknown;");
});
