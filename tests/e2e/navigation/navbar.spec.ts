import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

test('the navbar makes room when a reader scrolls down and returns when they scroll up', async ({page}) => {
  await visit(page, '/toolhive/how-to/run-mcp-servers');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(navbar).toBeInViewport();
  await page.mouse.move(800, 450);
  await page.mouse.wheel(0, 600);
  await page.mouse.wheel(0, 600);
  await expect(navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(navbar).toBeInViewport();
});

test('the product that a page belongs to is marked in the navbar', async ({page}) => {
  await visit(page, '/codegate/features/muxing');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(navbar.getByRole('link', {name: 'CodeGate'})).toHaveAttribute('aria-current', 'page');
  await expect(navbar.getByRole('link', {name: 'ToolHive'})).not.toHaveAttribute('aria-current');
});

test('a keyboard user skips to the content with the first link', async ({page}) => {
  await visit(page, '/toolhive/quickstart');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the table of contents takes a reader to a heading and marks it', async ({page}) => {
  await visit(page, '/toolhive/reference/cli/thv_run');
  const entry = page.getByRole('link', {name: 'Exit status', exact: true}).filter({visible: true});
  await entry.click();
  await expect(page).toHaveURL(/#exit-status$/);
  await expect(page.getByRole('heading', {name: 'Exit status'})).toBeInViewport();
  await expect(entry).toHaveClass(/table-of-contents__link--active/);
});
