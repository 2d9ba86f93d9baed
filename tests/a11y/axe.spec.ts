import {expect, test} from '../support/test';

import {violationsNow} from './axe';

const page = (body: string) =>
  `<!doctype html><html lang="en" style="background:#fff"><title>T</title><main><h1>Title</h1>${body}</main></html>`;
const gray = 'color: #999';
const diagram = (fill: string) =>
  `<svg width="200" height="60" role="img" aria-label="Diagram"><rect width="200" height="60" fill="${fill}"/>
   <text x="20" y="35" fill="#333">Server</text></svg>`;
/** Body of a page and the expected finding. */
const wrong: readonly [body: string, finding: RegExp][] = [
  [`<p style="${gray}">Pale</p>`, /color-contrast/],
  [
    `<div style="height: 0; overflow: hidden"><p style="${gray}">Cut off</p></div><p style="${gray}">Pale</p>`,
    /contrast/,
  ],
  [`<div style="background: #000"><p style="${gray}">Clear</p></div><p style="${gray}">Pale</p>`, /color-contrast/],
  [`<div style="opacity: .3"><p>Pale</p></div><p>Clear</p>`, /color-contrast/],
  [diagram('#444'), /contrast \d\.\d\d in place of 4\.5: text/],
  [`${diagram('#fff')}${diagram('#444')}`, /contrast \d\.\d\d in place of 4\.5: svg:nth-child\(3\)/],
];

for (const [body, finding] of wrong) {
  test(`a page with ${body.replace(/\s+/g, ' ')} fails`, async ({page: window}) => {
    await window.setContent(page(body));
    expect((await violationsNow(window)).join('\n')).toMatch(finding);
  });
}

test('a page with legible text and a legible diagram passes', async ({page: window}) => {
  await window.setContent(page(`<p>One</p><p>Two</p>${diagram('#fff')}${diagram('#fff')}`));
  expect(await violationsNow(window)).toEqual([]);
});

test('low contrast is found in text that is rendered later', async ({page: window}) => {
  await window.setContent(page('<p>One</p>'));
  expect(await violationsNow(window)).toEqual([]);
  await window.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<p>Two</p><p style="color: #999">Pale</p>'),
  );
  expect((await violationsNow(window)).join('\n')).toMatch(/color-contrast: p/);
});
