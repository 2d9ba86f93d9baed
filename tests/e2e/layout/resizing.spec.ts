import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';
import {row} from '../../support/whole';
import {Modal} from '../search/modal';

/** Widths in turn, as of a device that is turned or a window that is resized. */
const ways = [
  ['/codegate/how-to/configure', 'proxy', 390, 1440, 390],
  ['/toolhive/servers/redis', 'token', 820, 1180],
] as const;

for (const [at, [path, query, first, ...others]] of ways.entries()) {
  test(`the search of ${path} keeps the focus from ${first} to ${others.join(' to ')} px`, row(at), async ({page}) => {
    await page.setViewportSize({width: first, height: 844});
    await visit(page, path);
    await page.getByRole('button', {name: /^Search/}).click();
    const modal = new Modal(page);
    await modal.search(query);
    for (const width of others) {
      await page.setViewportSize({width, height: 844});
      await expect(modal.input).toBeFocused();
      await expect(modal.input).toHaveValue(query);
      await expect(modal.input).toBeInViewport({ratio: 1});
      await modal.rows.first().click({trial: true});
    }
    // The results, the query, the modal.
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press('Escape');
    }
    await expect(modal.dialog).toBeHidden();
    await page.getByRole('main').getByRole('heading', {level: 1}).click({trial: true});
    await page.mouse.move(page.viewportSize()!.width / 2, 422);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  });
}
