import {expect, test} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';

import {builtArticle} from '../../../src/plugins/publish/articles';
import {recordOf} from '../../../src/plugins/publish/search/records';
import {SearchEngine} from '../../../src/search/engine/engine';

import {dataOf} from './record';

const page = (url: string, article: string) =>
  recordOf({url, product: 'mcp'}, builtArticle(url, fromHtml(`<main>${article}</main>`)));
const guide = page(
  '/how-to/run',
  '<h1>Run servers</h1><h2 id="failed">Failed to delete container</h2><p>Failed to delete container: container fetch is running. Stop the container first.</p><h2 id="port">Port in use</h2><p>The port is already in use, so no server starts on this port.</p>',
);
const messages = page(
  '/reference/messages-run',
  '<h1>Messages</h1><h3 id="delete"><code>failed to delete container: container &lt;NAME&gt; is running</code></h3><p>Stop it.</p><h2 id="ports">Ports</h2><table><tbody><tr><td><code>port &lt;PORT&gt; is already in use</code></td><td>Choose another one.</td></tr><tr><td><code>unexpected status code &lt;CODE&gt;</code></td><td>The server failed.</td></tr></tbody></table>',
);
const engine = new SearchEngine(dataOf(guide, messages));
const first = (query: string): string | undefined => engine.search({query}).hits[0]?.url;

for (const [what, query, section] of [
  ['with a value', 'port 8080 is already in use', 'ports'],
  ['with a name, a prefix and a time', '9:41AM ERR failed to delete container: container fetch is running', 'delete'],
  ['cut off', 'failed to delete container: container fe', 'delete'],
  ['ending in a placeholder', 'unexpected status code 502', 'ports'],
] as const) {
  test(`a message ${what} leads to its section`, () => {
    expect(first(query)).toBe(`/reference/messages-run#${section}`);
  });
}

for (const query of ['port in use', 'failed', 'port is not in use by my server', 'how do I delete a container']) {
  test(`"${query}" is no message`, () => {
    expect(first(query)).toMatch(/^\/how-to\/run/);
  });
}

test('code on other pages is no message', () => {
  const other = page('/how-to/x', '<h1>X</h1><h2 id="y"><code>port is already in use</code></h2><p>Text.</p>');
  expect(other.sections.flatMap((section) => section.messages ?? [])).toEqual([]);
  expect(messages.sections.flatMap((section) => section.messages ?? [])).toHaveLength(3);
});
