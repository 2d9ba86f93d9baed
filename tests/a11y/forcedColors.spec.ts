import type {Locator, Page} from '@playwright/test';

import {Modal} from '../e2e/search/modal';
import {expect, test} from '../support/test';
import {visit} from '../support/visit';

test.beforeEach(({page}) => page.emulateMedia({forcedColors: 'active'}));

/** What sets an element apart where the system sets the colors: frames, lines, weight and colors of the system. */
async function marks(locator: Locator): Promise<Record<string, string>> {
  return locator.evaluate((element) => {
    const style = getComputedStyle(element);
    const opaque = (color: string): string => color.replace(/^rgba\((.+), [\d.]+\)$/, 'rgb($1)');
    const line = (side: string): string =>
      /^(none|hidden)$|^0px/.test(style.getPropertyValue(`${side}-style`))
        ? 'none'
        : ['style', 'width', 'color'].map((part) => style.getPropertyValue(`${side}-${part}`)).join(' ');
    const lines = ['outline', 'border-top', 'border-right', 'border-bottom', 'border-left'];
    return {
      ...Object.fromEntries(lines.map((side) => [side, line(side)])),
      underline: style.textDecorationLine,
      weight: String(Number(style.fontWeight) >= 700),
      color: opaque(style.color),
      ground: opaque(style.backgroundColor),
    };
  });
}

/** Fails if the chosen one looks like one of the others. */
async function expectMarked(chosen: Locator, others: Locator): Promise<void> {
  await expect(chosen).toBeVisible();
  const own = await marks(chosen);
  const rest = await others.filter({visible: true}).all();
  expect(rest.length).toBeGreaterThan(0);
  for (const other of rest) {
    expect(await marks(other), `${await chosen.innerText()} and ${await other.innerText()}`).not.toEqual(own);
  }
}

const samples = (page: Page) => page.locator('figure').first();

for (const path of ['/toolhive/quickstart', '/codegate/integrations/continue', '/toolhive/how-to/docs-mcp-server']) {
  test(`the chosen tabs of ${path} have a mark`, async ({page}) => {
    await visit(page, path);
    for (const list of await page.getByRole('main').getByRole('tablist').all()) {
      await expectMarked(list.getByRole('tab', {selected: true}), list.getByRole('tab', {selected: false}));
      await list.getByRole('tab').last().click();
      await expectMarked(list.getByRole('tab').last(), list.getByRole('tab', {selected: false}));
    }
  });
}

for (const language of ['curl', 'Go', 'JavaScript']) {
  test(`the chosen language ${language} of a request has a mark`, async ({page}) => {
    await visit(page, '/toolhive/reference/api');
    await samples(page).scrollIntoViewIfNeeded();
    const button = samples(page).getByRole('button', {name: language, exact: true});
    await button.click();
    await page.mouse.move(1, 400);
    await expectMarked(button, samples(page).getByRole('button', {pressed: false}));
  });
}

for (const [path, product] of [
  ['/codegate/features/muxing', 'CodeGate'],
  ['/toolhive/servers/fetch', 'ToolHive'],
  ['/category/kubernetes-deployment', 'ToolHive'],
] as const) {
  test(`the product and the entry of ${path} have a mark`, async ({page}) => {
    await visit(page, path);
    const links = page.getByRole('navigation', {name: 'Main'}).locator('.navbar__link');
    await expectMarked(links.filter({hasText: product}), links.filter({hasNotText: product}));
    const entries = page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link');
    const current = page.locator('.theme-doc-sidebar-menu [aria-current="page"]').last();
    await expectMarked(current, entries.and(page.locator(':not(.menu__link--active)')));
  });
}

for (const [query, steps] of [
  ['workspaces', 0],
  ['permission profile', 2],
] as const) {
  test(`the current hit of "${query}" has a mark after ${steps} steps`, async ({page}) => {
    const modal = await Modal.open(page, '/codegate');
    await modal.search(query);
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press('ArrowDown');
    }
    const current = modal.rows.and(page.locator('[aria-selected="true"]'));
    await expectMarked(current, modal.rows.and(page.locator('[aria-selected="false"]')));
  });
}

for (const name of ['All', 'Databases', 'Without an account']) {
  test(`the chosen filter "${name}" of the recipes has a mark`, async ({page}) => {
    await visit(page, '/toolhive/servers');
    const labels = page.getByRole('main').locator('label');
    const chosen = labels.filter({hasText: new RegExp(`^${name}$`)});
    await chosen.click();
    // Without the ring of the focus.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.mouse.move(1, 400);
    await expectMarked(chosen, labels.filter({hasNotText: new RegExp(`^${name}$`)}));
  });
}
