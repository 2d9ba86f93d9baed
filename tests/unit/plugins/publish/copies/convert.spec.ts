import {expect, test} from '@playwright/test';

import {markdownOf} from './page';

const cases: readonly [what: string, html: string, markdown: string][] = [
  [
    'a caption in bold',
    '<figure><figcaption>curl</figcaption><pre><code>ls</code></pre></figure>',
    '**curl**\n\n```text\nls\n```',
  ],
  ['a folded part, unfolded', '<details><summary>More</summary><p>Text.</p></details>', '**More**\n\nText.'],
  [
    'an image with its whole address',
    '<p><img src="/d/img/x.svg" alt="X"></p>',
    '![X](https://docs.example.com/d/img/x.svg)',
  ],
  [
    'no comments, buttons, drawings or navigation',
    '<nav>n</nav><p>a<!-- c --><button>b</button><svg><title>s</title></svg></p>',
    'a',
  ],
  ['nothing that is only searched', '<p>a</p><div data-only="search"><p>b</p></div>', 'a'],
  ['angle brackets as text', '<p>Give &lt;NAME&gt; &amp; go.</p>', 'Give \\<NAME> & go.'],
];

for (const [what, html, markdown] of cases) {
  test(`an agent reads ${what}`, () => {
    expect(markdownOf(html)).toBe(markdown);
  });
}

test('an agent reads options as lines of name and meaning', () => {
  const list =
    '<dl><div id="o"><dt><code>--port</code>, <code>-p</code></dt><dd><p>Port.</p><p>Type: <code>int</code></p></dd></div><div><dt>a</dt><dd>Both.<pre><code>x</code></pre></dd></div></dl>';
  expect(markdownOf(list)).toBe('- `--port`, `-p`: Port. Type: `int`\n- a: Both.\n  ```text\n  x\n  ```');
});

test('an agent reads lists and code inside a table cell as one line', () => {
  const cell =
    '<td><strong>Yes</strong><ul><li>a</li><li>b</li></ul><dl><div><dt>macOS</dt><dd><code>~/x</code></dd></div></dl></td>';
  expect(markdownOf(`<table><thead><tr><th>F</th></tr></thead><tbody><tr>${cell}</tr></tbody></table>`)).toContain(
    '| **Yes** a; b macOS: `~/x` |',
  );
});
