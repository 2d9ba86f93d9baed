import {expect, test} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';

import {builtArticle} from '../../../../../src/plugins/publish/articles';
import {pageFrom, portable, type Site} from '../../../../../src/plugins/publish/copies/pages';

/** A site with two pages and a base path. */
const site: Site = {
  name: 'Example docs',
  url: 'https://docs.example.com',
  baseUrl: '/d/',
  routes: new Set(['/d/', '/d/guide', '/d/guide/start']),
};

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
  [
    'options as lines of name and meaning',
    '<dl><div id="o"><dt><code>--port</code>, <code>-p</code></dt><dd><p>Port.</p><p>Type: <code>int</code></p></dd></div><div><dt>a</dt><dd>Both.<pre><code>x</code></pre></dd></div></dl>',
    '- `--port`, `-p`: Port. Type: `int`\n- a: Both.\n  ```text\n  x\n  ```',
  ],
  [
    'lists and code inside a table cell as one line',
    '<table><thead><tr><th>F</th></tr></thead><tbody><tr><td><strong>Yes</strong><ul><li>a</li><li>b</li></ul><dl><div><dt>macOS</dt><dd><code>~/x</code></dd></div></dl></td></tr></tbody></table>',
    '| F |\n| - |\n| **Yes** a; b macOS: `~/x` |',
  ],
  ['angle brackets as text', '<p>Give &lt;NAME&gt; &amp; go.</p>', 'Give \\<NAME> & go.'],
];

for (const [what, html, markdown] of cases) {
  test(`an agent reads ${what}`, () => {
    const page = `<!doctype html><head><title>T</title></head><body><nav>Menu</nav><main><h1>T</h1>${html}</main></body>`;
    expect(pageFrom(site, builtArticle('/d/guide', fromHtml(page))).body.trimEnd()).toBe(`# T\n\n${markdown}`);
  });
}

for (const [href, address] of [
  ['/d/guide/start', 'https://docs.example.com/d/guide/start.md'],
  ['/d/guide/start/', 'https://docs.example.com/d/guide/start.md'],
  ['/guide#part', 'https://docs.example.com/d/guide.md#part'],
  ['/d/guide#part', 'https://docs.example.com/d/guide.md#part'],
  ['/d/', 'https://docs.example.com/d/index.md'],
  ['https://docs.example.com/d/guide', 'https://docs.example.com/d/guide.md'],
  ['/d/openapi.json', 'https://docs.example.com/d/openapi.json'],
  ['#part', '#part'],
  ['https://example.org/d/guide', 'https://example.org/d/guide'],
  ['mailto:docs@example.com', 'mailto:docs@example.com'],
] as const) {
  test(`an agent that follows ${href} of a copy gets ${address}`, () => {
    expect(portable(site, href)).toBe(address);
  });
}
