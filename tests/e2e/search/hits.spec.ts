import {limits} from '../../../src/site/limits';
import {packageLimits} from '../../support/packageLimits';
import {expect, test} from '../../support/test';
import {judgedQueries} from '../../unit/search/judged';

import {Modal} from './modal';

/** Sampling interval of judged queries; all would take minutes. */
const every = 24;

test('has a clear button, a cancel button and key hints, and is a combobox that says what it shows', async ({page}) => {
  const modal = await Modal.open(page);
  const {dialog, groups, status} = modal;
  const box = dialog.getByRole('combobox', {name: 'Search'});
  await expect(dialog.getByRole('button', {name: 'Cancel'})).toBeVisible();
  for (const hint of ['to select', 'to navigate', 'to close']) {
    await expect(dialog.getByText(hint)).toBeVisible();
  }
  const clear = dialog.getByRole('button', {name: 'Clear the query'});
  await expect(clear).toBeHidden();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(status).toHaveText('');
  await modal.search('server');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(status).toHaveText(/^\d+ results for "server"$/);
  const trees = ((await box.getAttribute('aria-controls')) ?? '').split(' ');
  expect(await groups.evaluateAll((all) => all.map(({id}) => id))).toEqual(trees);
  await clear.click();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
});

test('groups the results by page, with its product where both appear, at most 20 in all', async ({page}) => {
  const modal = await Modal.open(page);
  await modal.search('server');
  await expect(modal.rows).toHaveCount(limits.search.hitsPerPage);
  await modal.search('known defects');
  for (const name of ['Known defects of v0.0.40 · ToolHive', 'Known defects of v0.1.32 · CodeGate']) {
    await expect(modal.dialog.getByRole('tree', {name, exact: true})).toBeVisible();
  }
  const pages = await modal.groups.evaluateAll((all) =>
    all.map((group) => new Set(Array.from(group.querySelectorAll('a'), ({pathname}) => pathname)).size),
  );
  expect(new Set(pages)).toEqual(new Set([1]));
});

test('leads to the search page by "See all {count} results"', async ({page}) => {
  const modal = await Modal.open(page, '/toolhive/quickstart');
  await modal.search('proxy');
  const [count] = /^\d+ results/.exec((await modal.status.textContent()) ?? '') ?? [];
  const all = modal.dialog.getByRole('link', {name: /^See all/});
  await expect(all).toHaveText(`See all ${count}`);
  await all.click();
  await expect(page).toHaveURL('/search?q=proxy');
  await expect(modal.dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${count} for "proxy"`);
});

for (const [width, words] of [
  [820, limits.search.snippetWords],
  [768, packageLimits.search.snippetWordsNarrow],
] as const) {
  test(`shows ${words} words around a match on a screen of ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    const modal = await Modal.open(page);
    await modal.search('container');
    const texts = await modal.rows.locator('.DocSearch-Hit-path > span:last-child').allTextContents();
    const counts = texts.filter((text) => text.includes('…')).map((text) => text.match(/[\p{L}\p{N}_]+/gu)?.length);
    expect(counts.length).toBeGreaterThan(5);
    expect([...new Set(counts)]).toEqual([words]);
  });
}

test('marks the words of the query and no others, and cuts no match off at 390 px', async ({page}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({width: 390, height: 844});
  const modal = await Modal.open(page);
  expect(await page.locator('.DocSearch-Modal').boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
  const marks = modal.rows.locator('mark');
  const clipped: string[] = [];
  for (const {query} of judgedQueries().filter((_, at) => at % every === 0)) {
    await modal.search(query.slice(0, limits.search.queryLength).trim());
    const ends = await marks.evaluateAll((all) =>
      all.map((mark) => ({
        text: mark.textContent ?? '',
        isCut: mark.getBoundingClientRect().right > mark.closest('a')!.getBoundingClientRect().right,
      })),
    );
    clipped.push(...ends.filter(({isCut}) => isCut).map(({text}) => text));
  }
  expect(clipped).toEqual([]);
  await modal.search('kill a container');
  const marked = await marks.allTextContents();
  expect(marked.length).toBeGreaterThan(0);
  expect(marked.filter((text) => !/^(kill|contain)/i.test(text))).toEqual([]);
});

test('the first hit is active by default, and arrow keys move the active hit, with wrap-around', async ({page}) => {
  const modal = await Modal.open(page);
  await modal.search('proxy');
  const last = (await modal.rows.count()) - 1;
  const active = modal.dialog.locator('[aria-selected="true"]');
  for (const [key, wanted] of [
    ['Shift', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', last],
    ['ArrowDown', 0],
  ] as const) {
    await page.keyboard.press(key);
    const id = (await modal.rows.nth(wanted).getAttribute('id')) ?? '';
    await expect(active).toHaveId(id);
    await expect(modal.input).toHaveAttribute('aria-activedescendant', id);
    await expect(active).toBeInViewport();
  }
});

for (const [how, from, query] of [
  ['Enter', '/toolhive/quickstart', 'codegate workspaces'],
  ['a click', '/', 'quickstart troubleshooting'],
] as const) {
  test(`choosing a hit by ${how} leads to its section without loading the site again`, async ({page}) => {
    const modal = await Modal.open(page, from);
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await modal.search(query);
    const link = modal.rows.first().getByRole('link');
    const href = (await link.getAttribute('href')) ?? '';
    await (how === 'Enter' ? page.keyboard.press('Enter') : link.click());
    await expect(page).toHaveURL(href);
    await expect(modal.dialog).toBeHidden();
    await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
    await expect(page.locator(href.includes('#') ? `[id="${href.split('#')[1]}"]` : 'main h1')).toBeInViewport();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}

test('holding Control, Meta or Shift opens the hit in a new tab or window', async ({page, context}) => {
  const modal = await Modal.open(page);
  await modal.search('thv proxy');
  const link = modal.rows.first().getByRole('link');
  const href = (await link.getAttribute('href')) ?? '';
  for (const act of [
    ...['Control', 'Meta', 'Shift'].map((keys) => () => page.keyboard.press(`${keys}+Enter`)),
    ...(['ControlOrMeta', 'Shift'] as const).map((keys) => () => link.click({modifiers: [keys]})),
  ]) {
    const opened = context.waitForEvent('page');
    await act();
    await expect(await opened).toHaveURL(href);
    await expect(modal.dialog).toBeVisible();
    await expect(page).toHaveURL('/');
  }
});
