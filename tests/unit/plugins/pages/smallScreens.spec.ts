import {evaluate} from '@mdx-js/mdx';
import {expect, test} from '@playwright/test';
import {createElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import remarkGfm from 'remark-gfm';

import {fitSmallScreens} from '../../../../src/plugins/pages/smallScreens';

const wide = `
| Flag | Default | Rule |
| --- | --- | --- |
| \`--port\` | A free port from 10000 to 65535 | A port in use stops the run |
`;

async function render(page: string): Promise<string> {
  const {default: Page} = await evaluate(page, {...runtime, remarkPlugins: [remarkGfm, fitSmallScreens]});
  return renderToStaticMarkup(createElement(Page));
}

test('a wide table tells each cell the head of its column, except the first', async () => {
  const html = await render(wide);
  expect(html).toContain('<table class="stacked" role="table">');
  expect(html).toContain('<td role="cell" data-label="Default">A free port from 10000 to 65535</td>');
  expect(html).toContain('<td role="cell" data-label="Rule">');
  expect(html.match(/data-label/g)).toHaveLength(2);
  expect(html.match(/role="columnheader"/g)).toHaveLength(3);
});

for (const [name, table] of [
  ['two columns', '| Setting | Effect |\n| --- | --- |\n| Mounts | Bind mounts, and the read-only flag is honored |'],
  ['short cells', '| Way | macOS | Linux |\n| --- | --- | --- |\n| Source | yes | yes |'],
] as const) {
  test(`a table of ${name} fits a phone and is left alone`, async () => {
    expect(await render(table)).toContain('<table><thead>');
  });
}

test('the head of a column with code in it gives its text', async () => {
  const html = await render(wide.replace('Default', '`stdio` (default)'));
  expect(html).toContain('data-label="stdio (default)"');
});

test('an option inside long code is not broken after its hyphens', async () => {
  const html = await render('`--transport streamable-http`');
  expect(html).toContain('<code><span class="whole">--transport</span> streamable-http</code>');
});

test('a short name in code is not broken at its hyphens, a long one may be', async () => {
  const html = await render('`--target-port` and `/app/codegate_volume/certs/ca.crt`');
  expect(html).toContain('<code class="whole">--target-port</code>');
  expect(html).toContain('<code>/app/codegate_volume');
});
