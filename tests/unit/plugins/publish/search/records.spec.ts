import {expect, test} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';

import {builtArticle} from '../../../../../src/plugins/publish/articles';
import {recordOf} from '../../../../../src/plugins/publish/search/records';

const html = `<html><head><meta name="description" content="About ports."></head><body><main><nav>Home</nav>
<header><h1>Ports</h1></header><p>Intro.</p>
<h2 id="options">Options<a class="hash-link" href="#options">x</a></h2>
<dl><div id="option-port"><dt><code>--port</code></dt><dd><p>Port of the proxy.</p></dd></div></dl><p>After.</p>
<h3 id="tabs">Tabs</h3><ul role="tablist"><li role="tab">macOS</li></ul><div hidden><p>Hidden tab.</p></div>
<details><summary>More</summary>Folded.</details><table><tr><th>A</th><td>B</td></tr></table>
<pre><code><div>line one<br></div><div>line two</div></code></pre><button>Copy</button>
<p data-only="copy">Copied</p></main></body></html>`;
const recordAt = (url: string, page: string) => recordOf({url, product: 'mcp'}, builtArticle(url, fromHtml(page)));
const {sections} = recordAt('/x/ports', html);

test('a page has a section for each part with an address', () => {
  expect(sections.map(({id, heading, depth}) => [id, heading, depth])).toEqual([
    ['', 'Ports', 1],
    ['options', 'Options', 2],
    ['option-port', '--port', 3],
    ['tabs', 'Tabs', 3],
  ]);
});

test('tabs, folded parts, tables and code are searched; furniture is not', () => {
  const [page, options, , tabs] = sections.map(({text}) => text);
  expect([page, options]).toEqual(['About ports. Intro.', 'After.']);
  expect(tabs).toBe('macOS Hidden tab. More Folded. A · B line one line two');
});

test('method and path stand in the heading of an operation', () => {
  const operation =
    '<main><h1>API</h1><h2 id="list">List servers</h2><p><code>GET</code> <code>/api/servers</code></p></main>';
  const [, section] = recordAt('/api', operation).sections;
  expect(section).toMatchObject({heading: 'List servers · GET /api/servers', messages: ['GET /api/servers']});
});
