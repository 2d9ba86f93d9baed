import {expect, test} from '../support/test';
import {hydrated} from '../support/visit';
import {row} from '../support/whole';

import {violationsNow} from './axe';

/** Texts of the page's content that are not shown, such as those of closed details. Runs in the browser. */
function missingOnPaper(): string[] {
  const isLeftOut = (element: Element): boolean =>
    element.closest('[aria-label="Page actions"], [role="tab"], .hash-link, button, style, svg, .visually-hidden') !==
    null;
  const hasText = ({childNodes}: Element): boolean =>
    Array.from(childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return Array.from(document.querySelectorAll('.markdown *'))
    .filter((element) => hasText(element) && !isLeftOut(element))
    .filter((element) => !element.checkVisibility({visibilityProperty: true, opacityProperty: true}))
    .map((element) => element.outerHTML.slice(0, 100));
}

/** Pages with what they fold on the screen. */
const folded = [
  ['/codegate/how-to/configure', '[role="tabpanel"][hidden]'],
  ['/toolhive/reference/api', 'details:not([open])'],
  ['/toolhive/servers', '[role="tabpanel"][hidden]'],
  ['/toolhive/servers/postgres', 'details:not([open])'],
] as const;

for (const [at, [path, parts]] of folded.entries()) {
  test(`paper holds all of ${path}, before and after the application runs`, row(at, 2), async ({page}) => {
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

const printed = ['/theme-preview', '/', '/toolhive/reference/client-compatibility', ...folded.map(([path]) => path)];

for (const [at, path] of printed.entries()) {
  test(`${path} is dark on light on paper, whether the system or the reader chose dark`, row(at), async ({page}) => {
    for (const [scheme, choice] of [
      ['dark', 'system'],
      ['light', 'dark'],
    ] as const) {
      await page.emulateMedia({media: 'screen', colorScheme: scheme});
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), choice);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.emulateMedia({media: 'print'});
      // Browsers print no grounds unless they are told to.
      await page.addStyleTag({content: '*, ::before {background: none !important}'});
      expect(await violationsNow(page, ['color-contrast']), `dark by ${choice}`).toEqual([]);
    }
  });
}
