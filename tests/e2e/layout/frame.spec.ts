import type {Locator, Page} from '@playwright/test';

import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';
import {row} from '../../support/whole';

const sizes = [
  {width: 1440, height: 900},
  {width: 1024, height: 768},
  {width: 820, height: 1180},
  {width: 390, height: 844},
  {width: 320, height: 640},
];

const box = (locator: Locator) =>
  locator.evaluate((element) => {
    const {left, right, top, bottom} = element.getBoundingClientRect();
    return {left, right, top, bottom};
  });

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

/** Opens a page and runs a check at each viewport size. */
async function onEachScreen(page: Page, path: string, look: () => Promise<void>): Promise<void> {
  await visit(page, path);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await test.step(`at ${size.width} px`, look);
  }
}

test('elements of the navbar do not overlap', async ({page}) => {
  await onEachScreen(page, '/toolhive', async () => {
    const controls = navbar(page).getByRole('link').or(navbar(page).getByRole('button')).filter({visible: true});
    const boxes = await Promise.all((await controls.all()).map(box));
    boxes.sort((a, b) => a.left - b.left);
    expect(boxes.length).toBeGreaterThan(2);
    expect(boxes.filter(({left}, i) => i > 0 && left < boxes[i - 1]!.right - 0.5)).toEqual([]);
  });
});

test('a page starts below the navbar, has short lines, and stands between sidebar and contents where it is wide', async ({
  page,
}) => {
  await onEachScreen(page, '/toolhive/quickstart', async () => {
    const bar = await box(navbar(page));
    const heading = await box(page.getByRole('heading', {level: 1}));
    expect(heading.top).toBeGreaterThanOrEqual(bar.bottom);
    const line = await box(page.getByRole('main').locator('.markdown > p').first());
    expect(line.right - line.left).toBeLessThanOrEqual(46 * 16);
  });
  await page.setViewportSize(sizes[0]!);
  const sidebar = await box(page.getByRole('navigation', {name: 'Docs sidebar'}));
  const text = await box(page.getByRole('article'));
  const contents = await box(page.locator('.theme-doc-toc-desktop'));
  expect(sidebar.right).toBeLessThanOrEqual(text.left);
  expect(text.right).toBeLessThanOrEqual(contents.left);
});

for (const [at, size] of [sizes[0]!, sizes[3]!].entries()) {
  test(`a heading that a link leads to is not covered by the navbar at ${size.width} px`, row(at), async ({page}) => {
    await page.setViewportSize(size);
    await visit(page, '/toolhive/reference/cli/thv_run#options');
    const heading = page.locator('h2#options');
    await expect(heading).toBeInViewport();
    // Over the content, because the sidebar scrolls on its own.
    await page.mouse.move(size.width / 2, 400);
    await page.mouse.wheel(0, -2);
    await expect(navbar(page)).toBeInViewport({ratio: 0.95});
    await expect.poll(async () => (await box(heading)).top >= (await box(navbar(page))).bottom).toBe(true);
  });
}
