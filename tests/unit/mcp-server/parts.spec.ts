import {expect, test} from '@playwright/test';

import {alike, parsePage, sectionsOf} from '../../../src/mcp-server/library';
import {plainText} from '../../../src/mcp-server/search';
import {mcp} from '../../../src/site/products';

test('a text is split at its headings, not at comments in code, and each with an id is a section', () => {
  const text =
    '# A\n\n## B `c`\n\n```bash\n# no\n````md\n```\n\n~~~\n## no\n~~~\n\n### D\n\nd\n\n#### F\n\nf\n\n## [E](x)\n';
  const sections = sectionsOf(text, ['own', 'd', '', 'e']);
  expect(sections.map(({title, level, slug}) => [level, title, slug])).toEqual([
    [1, 'A', ''],
    [2, 'B c', 'own'],
    [3, 'D', 'd'],
    [2, 'E', 'e'],
  ]);
  const [, b] = sections;
  expect(text.slice(b?.start, b?.end)).toMatch(/^## B[^]*\nf\n\n$/);
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
