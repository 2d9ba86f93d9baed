import {limits} from '../../../src/site/limits';
import {everyViolation, violations} from '../../a11y/axe';
import {packageLimits} from '../../support/packageLimits';
import {expect, test} from '../../support/test';
import {row, whole} from '../../support/whole';
import {judgedQueries} from '../../unit/search/judged';

import {Modal} from './modal';

/** Queries with the longest words, which are the first to be cut off. */
const longestWords = judgedQueries()
  .map(({query}) => query.slice(0, limits.search.queryLength).trim())
  .sort((a, b) => longestOf(b) - longestOf(a))
  .slice(0, 10);

function longestOf(query: string): number {
  return Math.max(...query.split(' ').map(({length}) => length));
}

test('is a combobox with a clear and a cancel button and key hints, and says what it shows', async ({page}) => {
  const modal = await Modal.open(page);
  const {dialog, groups, status} = modal;
  const box = dialog.getByRole('combobox', {name: 'Search'});
  const clear = dialog.getByRole('button', {name: 'Clear the query'});
  await expect(dialog.getByRole('button', {name: 'Cancel'})).toBeVisible();
  for (const hint of ['to select', 'to navigate', 'to close']) {
    await expect(dialog.getByText(hint)).toBeVisible();
  }
  await expect(clear).toBeHidden();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(status).toHaveText('');
  expect(await violations(page)).toEqual([]);
  await modal.search('server');
  expect(await everyViolation(page)).toEqual([]);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(status).toHaveText(/^\d+ results for "server"$/);
  const trees = ((await box.getAttribute('aria-controls')) ?? '').split(' ');
  expect(await groups.evaluateAll((all) => all.map(({id}) => id))).toEqual(trees);
  await clear.click();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
});

test('results are grouped by page, with its product where both appear, at most 5 a group and 20 in all', async ({
  page,
}) => {
  const modal = await Modal.open(page);
  for (const query of ['thv secret set', 'known defects']) {
    await modal.search(query);
    const groups = await modal.groups.evaluateAll((all) =>
      all.map((group) => Array.from(group.querySelectorAll('a'), ({pathname}) => pathname)),
    );
    expect(Math.max(...groups.map(({length}) => length))).toBeLessThanOrEqual(limits.search.hitsPerGroup);
    expect(groups.flat().length).toBeLessThanOrEqual(limits.search.hitsPerPage);
    expect(groups.filter((paths) => new Set(paths).size !== 1)).toEqual([]);
  }
  for (const name of ['Known defects of v0.0.40 · ToolHive', 'Known defects of v0.1.32 · CodeGate']) {
    await expect(modal.dialog.getByRole('tree', {name, exact: true})).toBeVisible();
  }
});

test('"See all {count} results" leads to the search page', whole, async ({page}) => {
  const modal = await Modal.open(page, '/toolhive/quickstart');
  await modal.search('proxy');
  const [count] = /^\d+ results/.exec((await modal.status.textContent()) ?? '') ?? [];
  await modal.dialog.getByRole('link', {name: `See all ${count}`, exact: true}).click();
  await expect(page).toHaveURL('/search?q=proxy');
  await expect(modal.dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${count} for "proxy"`);
});

for (const [width, words] of [
  [820, limits.search.snippetWords],
  [768, packageLimits.search.snippetWordsNarrow],
] as const) {
  test(`${words} words around a match are shown on a screen of ${width} px`, whole, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    const modal = await Modal.open(page);
    await modal.search('container');
    const texts = await modal.rows.locator('.DocSearch-Hit-path > span:last-child').allTextContents();
    const cut = texts.filter((text) => text.includes('…'));
    expect(cut.length).toBeGreaterThan(5);
    expect(new Set(cut.map((text) => text.match(/[\p{L}\p{N}_]+/gu)?.length))).toEqual(new Set([words]));
  });
}

test('the words of the query are marked and no others, and none is cut off at 390 px', whole, async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const modal = await Modal.open(page);
  const marks = modal.rows.locator('mark');
  expect(await page.locator('.DocSearch-Modal').boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
  const clipped: string[] = [];
  for (const query of longestWords) {
    await modal.search(query);
    const found = await marks.evaluateAll((all) =>
      all.filter((mark) => mark.getBoundingClientRect().right > mark.closest('a')!.getBoundingClientRect().right),
    );
    clipped.push(...found.map(() => query));
  }
  expect(clipped).toEqual([]);
  await modal.search('kill a container');
  const marked = await marks.allTextContents();
  expect(marked.length).toBeGreaterThan(0);
  expect(marked.filter((text) => !/^(kill|contain)/i.test(text))).toEqual([]);
});

test('the first item is active by default, and arrow keys move the active item, with wrap-around', async ({page}) => {
  const modal = await Modal.open(page);
  await modal.search('proxy');
  const last = (await modal.rows.count()) - 1;
  for (const [key, wanted] of [
    [undefined, 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', last],
    ['ArrowDown', 0],
  ] as const) {
    await (key && page.keyboard.press(key));
    const active = modal.dialog.locator('[aria-selected="true"]');
    const id = (await modal.rows.nth(wanted).getAttribute('id')) ?? '';
    await expect(active).toHaveId(id);
    await expect(modal.input).toHaveAttribute('aria-activedescendant', id);
    await expect(active).toBeInViewport();
  }
});

const ways = [
  ['Enter', '/toolhive/quickstart', 'codegate workspaces'],
  ['a click', '/', 'quickstart troubleshooting'],
] as const;

for (const [at, [how, from, query]] of ways.entries()) {
  test(`${how} goes to the section of a hit without loading the site`, row(at), async ({page}) => {
    const modal = await Modal.open(page, from);
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await modal.search(query);
    const {link, href} = await modal.first();
    await (how === 'Enter' ? page.keyboard.press(how) : link.click());
    await expect(page).toHaveURL(href);
    await expect(modal.dialog).toBeHidden();
    await expect(page.locator(href.includes('#') ? `[id="${href.split('#')[1]}"]` : 'main h1')).toBeInViewport();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}

test('Control, Meta or Shift open the hit in a new tab or window', whole, async ({page, context}) => {
  const modal = await Modal.open(page);
  await modal.search('thv proxy');
  const {link, href} = await modal.first();
  for (const act of [
    () => page.keyboard.press('Meta+Enter'),
    () => page.keyboard.press('Shift+Enter'),
    () => link.click({modifiers: ['ControlOrMeta']}),
  ]) {
    const opened = context.waitForEvent('page');
    await act();
    await expect(await opened).toHaveURL(href);
    await expect(modal.dialog).toBeVisible();
    await expect(page).toHaveURL('/');
  }
});
