import {Modal} from '../e2e/search/modal';
import {expect, test} from '../support/test';
import {visit} from '../support/visit';
import {row} from '../support/whole';

test.use({forcedColors: 'active'});

/** Pages, and what is chosen there: where the system sets the colors, it has a frame, and the others have none. */
const chosen = [
  ['/toolhive/quickstart', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  ['/toolhive/reference/api', 'figure [aria-pressed=true]', 'figure [aria-pressed=false]'],
  ['/codegate/features/muxing', '.navbar__link--active', '.navbar__link:not(.navbar__link--active)'],
  ['/category/kubernetes-deployment', '.menu__link--active', '.menu__link:not(.menu__link--active)'],
  ['/toolhive/servers', ':checked + label', ':not(:checked) + label'],
  ['/theme-preview', '.theme-code-block-highlighted-line', '.token-line:not(.theme-code-block-highlighted-line)'],
] as const;

for (const [at, [path, one, others]] of chosen.entries()) {
  test(`what is chosen on ${path} has a frame in forced colors`, row(at, 2), async ({page}) => {
    await visit(page, path);
    await expect(page.locator(one).filter({visible: true}).first()).toHaveCSS('outline-style', 'solid');
    await expect(page.locator(others).filter({visible: true}).first()).toHaveCSS('outline-style', 'none');
  });
}

test('the current hit of a search has a frame in forced colors', async ({page}) => {
  const modal = await Modal.open(page, '/codegate');
  await modal.search('permission profile');
  await page.keyboard.press('ArrowDown');
  await expect(modal.rows.nth(1)).toHaveCSS('outline-style', 'solid');
  await expect(modal.rows.first()).toHaveCSS('outline-style', 'none');
});
