import {evaluate} from '@mdx-js/mdx';
import {expect, test} from '@playwright/test';
import {createElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';

import {fitSmallScreens} from '../../../../src/plugins/pages/smallScreens';
import {parseAsSite} from '../../../support/parseAsSite';

const wide = `
| Flag | Default | Rule |
| --- | --- | --- |
| \`--port\` | A free port from 10000 to 65535 | A port in use stops the run |
`;

async function render(page: string): Promise<string> {
  const {default: Page} = await evaluate(page, {...runtime, remarkPlugins: [parseAsSite, fitSmallScreens]});
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

for (const [what, page, ...shown] of [
  [
    'a table of two columns fits a phone and is left alone',
    '| Setting | Effect |\n| --- | --- |\n| Mounts | Bind mounts, and the read-only flag is honored |',
    '<table><thead>',
  ],
  [
    'a table of short cells fits a phone and is left alone',
    '| Way | macOS | Linux |\n| --- | --- | --- |\n| Source | yes | yes |',
    '<table><thead>',
  ],
  [
    'the head of a column with code in it gives its text',
    wide.replace('Default', '`stdio` (default)'),
    'data-label="stdio (default)"',
  ],
  [
    'an option inside long code is not broken after its hyphens',
    '`--transport streamable-http`',
    '<code><span class="whole">--transport</span> streamable-http</code>',
  ],
  [
    'a short name in code is not broken at its hyphens, a long one may be',
    '`--target-port` and `/app/codegate_volume/certs/ca.crt`',
    '<code class="whole">--target-port</code>',
    '<code>/app/codegate_volume',
  ],
] as const) {
  test(what, async () => {
    const html = await render(page);
    shown.forEach((part) => expect(html).toContain(part));
  });
}
