import {expect, test} from '../support/test';

import {smallestLetters, sticksOut, struckTitles} from './layout';

const diagram = (arrow: string) =>
  `<main style="margin: 0"><figure data-diagram="d"><svg width="100" height="100" viewBox="0 0 200 200">
   <text class="title" x="80" y="60" font-size="16">Group</text><path fill="none" d="${arrow}"/></svg></figure></main>`;

test('an arrow through the title of a group is found, one that ends before it is not', async ({page}) => {
  await page.setContent(diagram('M100,0 L100,100'));
  expect(await page.evaluate(struckTitles)).toEqual(['Group']);
  await page.setContent(diagram('M100,0 L100,30'));
  expect(await page.evaluate(struckTitles)).toEqual([]);
});

test('the letters of a diagram are measured as they are shown', async ({page}) => {
  await page.setContent(diagram('M100,0 L100,30'));
  expect(await page.evaluate(smallestLetters)).toBe(8);
});

test('what reaches over the edge of the window is found, unless it is cut off', async ({page}) => {
  const wide = '<p style="width: 3000px">Wide</p>';
  await page.setContent(`<body>${wide}</body>`);
  expect((await page.evaluate(sticksOut)).join()).toContain('<p');
  await page.setContent(`<body><div style="overflow: auto">${wide}</div></body>`);
  expect(await page.evaluate(sticksOut)).toEqual([]);
});
