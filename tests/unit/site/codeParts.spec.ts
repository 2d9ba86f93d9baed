import {expect, test} from '@playwright/test';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import WholeWords from '../../../src/components/WholeWords';
import {wholeWords} from '../../../src/site/codeParts';

for (const [text, html] of [
  ['thv config set-ca-cert', 'thv config <span class="whole">set-ca-cert</span>'],
  ['Use --group now', 'Use <span class="whole">--group</span> now'],
  ['The list - in short', 'The list - in short'],
  ['ghcr.io/stacklok/toolhive/a-server', 'ghcr.io/stacklok/toolhive/a-server'],
] as const) {
  test(`"${text}" breaks at the same places as a title and in the table of contents`, () => {
    expect(wholeWords(text)).toBe(html);
    expect(renderToStaticMarkup(createElement(WholeWords, {children: text}))).toBe(html);
  });
}
