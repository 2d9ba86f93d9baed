import {expect, test} from '@playwright/test';

import {markdownOf} from './page';

const cases: readonly [what: string, html: string, markdown: string][] = [
  ['a paragraph in one line', '<p>One\ntwo <code>three</code>\nfour.</p>', 'One two `three` four.'],
  ['strong and emphasized words', '<p><strong>a</strong> <em>b</em> <del>c</del></p>', '**a** _b_ ~~c~~'],
  ['a list with a list', '<ul><li>a<ul><li>b</li></ul></li></ul>', '- a\n  - b'],
  [
    'a table',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>x|y</td></tr></tbody></table>',
    '| A |\n| - |\n| x\\|y |',
  ],
  [
    'a caption in bold',
    '<figure><figcaption>curl</figcaption><pre><code>ls</code></pre></figure>',
    '**curl**\n\n```text\nls\n```',
  ],
  ['a folded part, unfolded', '<details><summary>More</summary><p>Text.</p></details>', '**More**\n\nText.'],
  [
    'a folded part under a heading',
    '<details><summary><h2>More</h2></summary><p>Text.</p></details>',
    '## More\n\nText.',
  ],
  ['links that only CSS separates', '<p><a href="#a">A</a><a href="#b">B</a></p>', '[A](#a) [B](#b)'],
  [
    'an image with its whole address',
    '<p><img src="/d/img/x.svg" alt="X"></p>',
    '![X](https://docs.example.com/d/img/x.svg)',
  ],
  [
    'the source of a diagram',
    '<figure data-diagram="known"><svg><title>s</title><text>a</text></svg></figure>',
    '```mermaid\ngraph TB\n  a --> b\n```',
  ],
  [
    'no comments, buttons, drawings or navigation',
    '<nav>n</nav><p>a<!-- c --><button>b</button><svg><title>s</title></svg></p>',
    'a',
  ],
  ['nothing that is meant for people alone', '<p>a</p><div data-markdown-ignore><p>b</p></div>', 'a'],
  ['angle brackets as text', '<p>Give &lt;NAME&gt; &amp; go.</p>', 'Give \\<NAME> & go.'],
];

for (const [what, html, markdown] of cases) {
  test(`an agent reads ${what}`, () => {
    expect(markdownOf(html)).toBe(markdown);
  });
}

test('an agent reads code as it is typed, with language and title', () => {
  const block =
    '<div class="theme-code-block language-bash x"><div>~/.bashrc</div><div><pre><code><span class="token-line"><span>a</span>  b\n</span><span class="token-line">\n</span><span class="token-line">c\n</span></code></pre><button>Copy</button></div></div>';
  expect(markdownOf(block)).toBe('```bash title="~/.bashrc"\na  b\n\nc\n```');
});

test('an agent reads code whose lines end in a break element', () => {
  const block =
    '<pre class="language-json"><code><div class="token-line">{<br></div><div class="token-line">}<br></div></code></pre>';
  expect(markdownOf(block)).toBe('```json\n{\n}\n```');
});

test('an agent can tell the language of samples that name none', () => {
  expect(markdownOf('<pre><code>curl localhost</code></pre>')).toContain('```bash');
  expect(markdownOf('<pre><code>{\n  "a": 1\n}</code></pre>')).toContain('```json');
});

test('an agent reads every tab under its label, tabs in tabs too', () => {
  const inner =
    '<div class="theme-tabs-container"><div role="tablist"><button role="tab">x</button></div><div role="tabpanel"><p>in x</p></div></div>';
  const outer = `<div class="theme-tabs-container"><div role="tablist"><button role="tab">macOS</button><button role="tab">Linux</button></div><div><div role="tabpanel"><p>brew</p></div><div role="tabpanel" hidden>${inner}</div></div></div>`;
  expect(markdownOf(outer)).toBe('- **macOS**\n\n  brew\n\n- **Linux**\n\n  - **x**\n\n    in x');
});

for (const [what, html, reason] of [
  [
    'a tab without a label',
    '<div class="theme-tabs-container"><div role="tablist"><button role="tab">A</button></div><div role="tabpanel">a</div><div role="tabpanel">b</div></div>',
    'the tab panel 2 of 2 has no label',
  ],
  ['an unknown admonition', '<div class="theme-admonition theme-admonition-x">a</div>', 'there is no admonition "x"'],
  [
    'an admonition without content',
    '<div class="theme-admonition theme-admonition-tip">a</div>',
    'an admonition "tip" has no content',
  ],
  ['a code block without code', '<div class="theme-code-block">a</div>', 'a code block holds no preformatted text'],
] as const) {
  test(`the build stops at ${what}`, () => {
    expect(() => markdownOf(html)).toThrow(reason);
  });
}

test('an agent reads an admonition as a quote with its kind and its own title', () => {
  const admonition = (title: string) =>
    `<div class="theme-admonition theme-admonition-warning"><div class="admonitionHeading_x"><svg></svg>${title}</div><div class="admonitionContent_y"><p>Text.</p></div></div>`;
  expect(markdownOf(admonition('Warning'))).toBe('> **Warning**\n>\n> Text.');
  expect(markdownOf(admonition('It breaks'))).toBe('> **Warning: It breaks**\n>\n> Text.');
});

test('an agent reads options as lines of name and meaning', () => {
  const list =
    '<dl><div id="o"><dt><code>--port</code>, <code>-p</code></dt><dd><p>Port.</p><p>Type: <code>int</code></p></dd></div><div><dt>a</dt><dt>b</dt><dd>Both.<pre><code>x</code></pre></dd></div></dl>';
  expect(markdownOf(list)).toBe('- `--port`, `-p`: Port. Type: `int`\n- a, b: Both.\n  ```text\n  x\n  ```');
});

test('an agent reads lists and code inside a table cell as one line', () => {
  const cell =
    '<td><strong>Yes</strong><ul><li>a</li><li>b</li></ul><dl><div><dt>macOS</dt><dd><code>~/x</code></dd></div></dl></td>';
  expect(markdownOf(`<table><thead><tr><th>F</th></tr></thead><tbody><tr>${cell}</tr></tbody></table>`)).toContain(
    '| **Yes** a; b macOS: `~/x` |',
  );
});
