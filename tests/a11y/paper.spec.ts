import {expect, test} from '../support/test';
import {hydrated} from '../support/visit';

import {faintOnPaper, missingOnPaper} from './paper';

/** Pages with what they fold on the screen. */
const folded = [
  ['/codegate/how-to/configure', '[role="tabpanel"][hidden]'],
  ['/toolhive/how-to/logs', '[role="tabpanel"][hidden]'],
  ['/codegate/features/secrets-redaction', 'details:not([open])'],
  ['/toolhive/how-to/custom-permissions', 'details:not([open])'],
  ['/toolhive/reference/api', 'details:not([open])'],
  ['/toolhive/servers', '[role="tabpanel"][hidden]'],
  ['/toolhive/servers/postgres', 'details:not([open])'],
] as const;

for (const [path, parts] of folded) {
  test(`paper holds all of ${path}, before and after the application runs`, async ({page}) => {
    await page.goto(path);
    expect(await page.locator(`article ${parts}`).count()).toBeGreaterThan(0);
    await page.emulateMedia({media: 'print'});
    expect(await page.evaluate(missingOnPaper)).toEqual([]);
    await page.emulateMedia({media: 'screen'});
    await hydrated(page);
    await page.emulateMedia({media: 'print'});
    expect(await page.evaluate(missingOnPaper)).toEqual([]);
  });
}

for (const path of ['/codegate/features/workspaces', '/toolhive/reference/api']) {
  test(`a browser that cannot style the content of details opens those of ${path} for the print alone`, async ({
    page,
  }) => {
    await page.addInitScript(() => Object.assign(CSS, {supports: () => false}));
    await page.goto(path);
    const closed = page.locator('.markdown details:not([open])');
    const before = await closed.count();
    expect(before).toBeGreaterThan(0);
    await closed.last().locator('summary').click();
    await expect(closed).toHaveCount(before - 1);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(closed).toHaveCount(0);
    // What the reader opened stays open.
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(closed).toHaveCount(before - 1);
  });
}

for (const path of ['/', '/theme-preview', '/toolhive/reference/client-compatibility', ...folded.map(([one]) => one)]) {
  for (const how of ['the system', 'choice'] as const) {
    test(`${path}, dark by ${how}, is dark on light on paper`, async ({page}) => {
      await page.emulateMedia({colorScheme: how === 'choice' ? 'light' : 'dark'});
      if (how === 'choice') {
        await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      }
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.emulateMedia({media: 'print'});
      const {texts, faint} = await page.evaluate(faintOnPaper);
      expect(texts).toBeGreaterThan(20);
      expect(faint).toEqual([]);
    });
  }
}
