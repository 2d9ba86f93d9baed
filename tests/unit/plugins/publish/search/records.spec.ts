import {expect, test} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';

import {recordsOfPage} from '../../../../../src/plugins/publish/search/records';

const html = `<html><head><meta name="description" content="About ports."></head><body><main><article>
<nav class="theme-doc-breadcrumbs">Home</nav><div class="theme-doc-markdown">
<header><h1>Ports</h1></header><p>Intro.</p>
<h2 id="options">Options<a class="hash-link" href="#options">x</a></h2>
<dl><div id="option-port"><dt><code>--port</code></dt><dd><p>Port of the proxy.</p></dd></div></dl><p>After.</p>
<h3 id="tabs">Tabs</h3><ul role="tablist"><li role="tab">macOS</li></ul><div hidden><p>Hidden tab.</p></div>
<details><summary>More</summary>Folded.</details><table><tr><th>A</th><td>B</td></tr></table>
<pre><code><div>line one<br></div><div>line two</div></code></pre><button>Copy</button>
</div></article><nav class="pagination-nav">Next page</nav></main></body></html>`;
const page = {tree: fromHtml(html), url: '/x/ports', product: {id: 'mcp', name: 'Product'}, category: 'Guides'};

test('a page becomes one record per section with an address', () => {
  const records = recordsOfPage(page);
  expect(records.map(({url, type}) => [url, type])).toEqual([
    ['/x/ports', 'lvl1'],
    ['/x/ports#options', 'lvl2'],
    ['/x/ports#option-port', 'lvl3'],
    ['/x/ports#tabs', 'lvl3'],
  ]);
  expect(records[2]?.hierarchy).toMatchObject({
    lvl0: 'Product · Guides',
    lvl1: 'Ports',
    lvl2: 'Options',
    lvl3: '--port',
  });
});

test('tabs, folded parts, tables and code are searched; furniture is not', () => {
  const records = recordsOfPage(page);
  expect(records[0]?.content).toBe('About ports. Intro.');
  expect(records[1]?.content).toBe('After.');
  expect(records[3]?.content).toBe('macOS Hidden tab. More Folded. A · B line one line two');
});

test('method and path stand in the heading of an operation', () => {
  const operation =
    '<main><h1>API</h1><h2 id="list">List servers</h2><p><code>GET</code> <code>/api/servers</code></p></main>';
  const [, record] = recordsOfPage({tree: fromHtml(operation), url: '/api'});
  expect(record?.hierarchy.lvl2).toBe('List servers · GET /api/servers');
  expect(record?.messages).toEqual(['GET /api/servers']);
});
