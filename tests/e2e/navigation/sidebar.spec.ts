import {expect, test} from '../../support/test';

for (const path of ['/toolhive/reference/cli/thv_version', '/toolhive/servers/time']) {
  test(`who opens ${path} sees its entry in the sidebar, and no script is loaded for that`, async ({page}) => {
    await page.setViewportSize({width: 1440, height: 800});
    await page.goto(path, {waitUntil: 'networkidle'});
    const entry = page.locator('.theme-doc-sidebar-menu [aria-current]').last();
    await expect(entry).toBeInViewport({ratio: 1});
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  });
}
