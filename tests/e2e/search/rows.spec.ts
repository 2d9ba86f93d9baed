import {readPasted} from '../../../src/search/pasted';
import {limits} from '../../../src/site/limits';
import {expect, test} from '../../support/test';
import {judgedQueries} from '../../unit/search/judged';

import {Modal} from './modal';

/** Sampling interval of judged queries; all would take minutes. */
const every = 12;
/** Rows to check for each query. */
const first = 5;

const queries = judgedQueries()
  .filter((_, at) => at % every === 0)
  .map(({query}) => readPasted(query).slice(0, limits.search.queryLength).trim());

/** Marked texts of the first rows, and whether an ancestor in the row or the window cuts them off. */
function marksIn({rows}: Modal): Promise<{text: string; isCut: boolean}[]> {
  return rows.evaluateAll((all, most) => {
    const isCut = (mark: Element, row: Element): boolean => {
      const box = mark.getBoundingClientRect();
      for (let around = mark.parentElement; around && around !== row.parentElement; around = around.parentElement) {
        const {left, right} = around.getBoundingClientRect();
        if (getComputedStyle(around).overflowX !== 'visible' && (box.left < left - 1 || box.right > right + 1)) {
          return true;
        }
      }
      return box.right > document.documentElement.clientWidth;
    };
    return all
      .slice(0, most)
      .flatMap((row) =>
        Array.from(row.querySelectorAll('mark'), (mark) => ({text: mark.textContent ?? '', isCut: isCut(mark, row)})),
      );
  }, first);
}

test('no match is cut off at 390 px', async ({page}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({width: 390, height: 844});
  const modal = await Modal.open(page);
  const clipped: string[] = [];
  let marks = 0;
  for (const query of queries) {
    await modal.search(query);
    const found = await marksIn(modal);
    marks += found.length;
    clipped.push(...found.filter(({isCut}) => isCut).map(({text}) => `${query}: ${text}`));
  }
  expect(marks).toBeGreaterThan(queries.length);
  expect(clipped).toEqual([]);
});

test('words that the query does not hold are not marked', async ({page}) => {
  const modal = await Modal.open(page);
  await modal.search('kill a container');
  await expect(modal.rows.first()).toBeVisible();
  const marked = await modal.rows.locator('mark').allTextContents();
  expect(marked.filter((text) => !/^(kill|contain)/i.test(text))).toEqual([]);
});
