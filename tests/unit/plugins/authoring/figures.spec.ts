import {expect, test} from '@playwright/test';

import {figuresOf} from '../../../../src/plugins/authoring/figures';

test('short words in short sentences read easily', () => {
  const {words, sentences, sentenceLength, ease} = figuresOf('The cat sat on the mat. The dog ran to it.');
  expect([words, sentences, sentenceLength]).toEqual([11, 2, 5.5]);
  expect(ease).toBeGreaterThan(100);
});

test('long words in a long sentence read with effort', () => {
  const page =
    'Organizational considerations necessitate comprehensive documentation of infrastructural responsibilities.';
  expect(figuresOf(page).ease).toBeLessThan(0);
});

test('front matter, code, tables and markup do not count', () => {
  const page =
    '---\ntitle: Long title of a page\n---\n\nimport A from "./a.mdx";\n\n## Head of it\n\n```bash\nthv run fetch\n```\n\n| a b | c d |\n\n<Tabs groupId="os">\n\nRun `thv run fetch` now.\n\n</Tabs>\n';
  expect(figuresOf(page)).toMatchObject({words: 3, sentences: 1});
});

test('each point of a list is a sentence', () => {
  expect(figuresOf('Needs:\n\n- Docker or Podman\n- An editor with MCP\n').sentences).toBe(2);
});
