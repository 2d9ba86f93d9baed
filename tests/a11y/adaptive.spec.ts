import {expect, test} from '../support/test';
import {visit} from '../support/visit';
import {row} from '../support/whole';

import {overflowOf} from './axe';

const pages = [
  '/',
  '/theme-preview',
  '/toolhive/reference/client-compatibility',
  '/toolhive/reference/api',
  '/toolhive',
  '/toolhive/quickstart',
  '/toolhive/how-to/install',
  '/toolhive/reference/cli/thv_run',
  '/category/kubernetes-deployment',
  '/codegate',
  '/codegate/reference/api',
  '/search?q=proxy',
];

const spacing = `
  * {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
  p {margin-block-end: 2em !important}`;

for (const [at, path] of pages.entries()) {
  test(`${path} can be read whatever the window, the text and the colors are`, row(at, 4), async ({page}) => {
    await visit(page, path);
    const heading = page.getByRole('heading', {level: 1});
    const check = async (condition: string): Promise<void> => {
      await expect(heading).toBeVisible();
      expect.soft(await overflowOf(page), condition).toBe(0);
    };

    await page.setViewportSize({width: 640, height: 400});
    await check('zoomed to 200 %');

    for (const [condition, width, content] of [
      ['text of 200 %', 1280, 'html {font-size: 200% !important}'],
      ['wide text spacing', 390, spacing],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      const style = await page.addStyleTag({content});
      await check(condition);
      await style.evaluate((element) => (element as Element).remove());
    }

    await page.emulateMedia({forcedColors: 'active'});
    await check('forced colors');
    await page.emulateMedia({forcedColors: 'none', contrast: 'more'});
    await check('more contrast');

    await page.emulateMedia({contrast: 'no-preference', reducedMotion: 'reduce'});
    const slow = await page.evaluate(
      () =>
        Array.from(document.querySelectorAll('*')).filter((element) =>
          getComputedStyle(element)
            .transitionDuration.split(', ')
            .concat(getComputedStyle(element).animationDuration.split(', '))
            .some((time) => parseFloat(time) > 0.001),
        ).length,
    );
    expect.soft(slow, 'elements that move although motion is reduced').toBe(0);
    await check('reduced motion');

    await page.setViewportSize({width: 720, height: 1000});
    await page.emulateMedia({media: 'print', reducedMotion: 'no-preference'});
    await check('on paper');
    await expect.soft(page.getByRole('navigation', {name: 'Main'})).toBeHidden();
    await expect.soft(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
    await expect.soft(page.getByRole('group', {name: 'Page actions'})).toBeHidden();
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every tab is shown with its name, and nothing pretends to work', async ({page}) => {
    await page.goto('/toolhive/how-to/install');
    const panels = page.getByRole('tabpanel');
    expect(await panels.count()).toBeGreaterThan(2);
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
    }
    for (const name of [/^Search/, 'Dismiss announcement', 'Toggle navigation bar', /^Switch between/, /^Copy/]) {
      await expect.soft(page.getByRole('button', {name}).filter({visible: true}), String(name)).toHaveCount(0);
    }
    await page.setViewportSize({width: 390, height: 800});
    await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'CodeGate'})).toBeVisible();
  });
});
