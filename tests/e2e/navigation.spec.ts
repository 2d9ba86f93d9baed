import {expect, test} from '../support/test';
import {visit} from '../support/visit';

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

test('the table of contents takes a reader to a heading and marks it', async ({page}) => {
  await visit(page, '/toolhive/reference/cli/thv_run');
  const entry = page.getByRole('link', {name: 'Exit status', exact: true}).filter({visible: true});
  await entry.click();
  await expect(page).toHaveURL(/#exit-status$/);
  await expect(page.getByRole('heading', {name: 'Exit status'})).toBeInViewport();
  await expect(entry).toHaveClass(/table-of-contents__link--active/);
});

test('the sidebar shows the entry of the page without a script', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 800});
  await page.goto('/toolhive/servers/time', {waitUntil: 'networkidle'});
  await expect(page.locator('.theme-doc-sidebar-menu [aria-current]').last()).toBeInViewport({ratio: 1});
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
});
