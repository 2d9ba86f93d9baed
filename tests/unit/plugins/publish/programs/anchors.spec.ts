import {expect, test} from '@playwright/test';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select} from 'hast-util-select';

import {anchorsOf} from '../../../../../src/plugins/publish/programs/anchors';

const main = (html: string): Element => select('main', fromHtml(`<main>${html}</main>`))!;

test('an id that does not follow from the heading is listed, by the one that would', () => {
  const html = '<h2 id="check">Check the version</h2><h2 id="next-steps">Next steps</h2><h3>No id</h3>';
  expect(anchorsOf(main(html))).toEqual({'check-the-version': 'check'});
});

test('a number behind a repeated id is no id of its own, and the first of two headings counts', () => {
  const html = '<h3 id="a">A</h3><h3 id="a-1">A</h3><h3 id="first">B</h3><h3 id="second">B</h3>';
  expect(anchorsOf(main(html))).toEqual({b: 'first'});
});
