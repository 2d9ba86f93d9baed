import {limits} from '../../../src/site/limits';
import {packageLimits} from '../../support/packageLimits';
import {expect, test} from '../../support/test';
import {judgedQueries} from '../../unit/search/judged';

import {Modal} from './modal';

/** Sampling interval of judged queries; all would take minutes. */
const every = 24;

test('has an input, a clear button, a cancel button and a footer with key hints', async ({page}) => {
  const {dialog, input} = await Modal.open(page);
  await expect(dialog.getByRole('button', {name: 'Cancel'})).toBeVisible();
  for (const hint of ['to select', 'to navigate', 'to close']) {
    await expect(dialog.getByText(hint)).toBeVisible();
  }
  const clear = dialog.getByRole('button', {name: 'Clear the query'});
  await expect(clear).toBeHidden();
  await input.fill('proxy');
  await clear.click();
  await expect(input).toHaveValue('');
  await expect(input).toBeFocused();
});

for (const [query, names] of [
  ['known defects', ['Known defects of v0.0.40 · ToolHive', 'Known defects of v0.1.32 · CodeGate']],
  ['thv secret set', ['thv secret set']],
] as const) {
  test(`groups the results of "${query}" by page, at most 5 a group and 20 in all`, async ({page}) => {
    const modal = await Modal.open(page);
    await modal.search(query);
    const groups = await modal.groups.evaluateAll((all) => all.map((group) => group.querySelectorAll('li').length));
    expect(Math.max(...groups)).toBeLessThanOrEqual(limits.search.hitsPerGroup);
    expect(await modal.rows.count()).toBeLessThanOrEqual(limits.search.hitsPerPage);
    for (const name of names) {
      await expect(modal.dialog.getByRole('tree', {name, exact: true})).toBeVisible();
    }
    const pages = await modal.groups.evaluateAll((all) =>
      all.map((group) => [...new Set(Array.from(group.querySelectorAll('a'), ({pathname}) => pathname))]),
    );
    expect(pages.filter((paths) => paths.length !== 1)).toEqual([]);
  });
}

for (const path of ['/', '/toolhive/quickstart']) {
  test(`leads to the search page by "See all {count} results" from ${path}`, async ({page}) => {
    const modal = await Modal.open(page, path);
    await modal.search('proxy');
    const count = /^(\d+) results/.exec((await modal.status.textContent()) ?? '')?.[1];
    await expect(modal.all).toHaveText(`See all ${count} results`);
    await modal.all.click();
    await expect(page).toHaveURL('/search?q=proxy');
    await expect(modal.dialog).toBeHidden();
    await expect(page.getByRole('status').filter({hasText: `${count} results for "proxy"`})).toBeVisible();
  });
}

for (const [width, words] of [
  [820, limits.search.snippetWords],
  [768, packageLimits.search.snippetWordsNarrow],
] as const) {
  test(`shows ${words} words around a match on a screen of ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    const modal = await Modal.open(page);
    await modal.search('container');
    const snippets = await modal.rows.evaluateAll((rows) =>
      rows.map(
        (row) =>
          (row.querySelector('.DocSearch-Hit-path > span:last-child') ?? row.querySelector('.DocSearch-Hit-path'))
            ?.textContent ?? '',
      ),
    );
    const counts = snippets
      .filter((text) => text.includes('…'))
      .map((text) => text.match(/[\p{L}\p{N}_]+/gu)?.length ?? 0);
    expect(counts.length).toBeGreaterThan(5);
    expect([...new Set(counts)]).toEqual([words]);
  });
}

test('marks the words of the query and no others, and cuts no match off at 390 px', async ({page}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({width: 390, height: 844});
  const modal = await Modal.open(page);
  expect(await page.locator('.DocSearch-Modal').boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
  const queries = judgedQueries().filter((_, at) => at % every === 0);
  const clipped: string[] = [];
  for (const query of queries.map((one) => one.query.slice(0, limits.search.queryLength).trim())) {
    await modal.search(query);
    clipped.push(
      ...(await modal.rows
        .locator('mark')
        .evaluateAll((marks) =>
          marks
            .filter((mark) => mark.getBoundingClientRect().right > mark.closest('a')!.getBoundingClientRect().right)
            .map(({textContent}) => textContent ?? ''),
        )),
    );
  }
  expect(clipped).toEqual([]);
  await modal.search('kill a container');
  const marked = await modal.rows.locator('mark').allTextContents();
  expect(marked.length).toBeGreaterThan(0);
  expect(marked.filter((text) => !/^(kill|contain)/i.test(text))).toEqual([]);
});
