import {expect, test} from '../support/test';
import {hydrated} from '../support/visit';

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

/** Counts the texts, and returns those with a contrast below 4.5 on white paper without grounds. Runs in the browser. */
async function faintOnPaper(): Promise<{texts: number; faint: string[]}> {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true})!;
  const luminance = (color: string): number => {
    for (const layer of ['white', color]) {
      canvas.fillStyle = layer;
      canvas.fillRect(0, 0, 1, 1);
    }
    const {data} = canvas.getImageData(0, 0, 1, 1);
    return [0.2126, 0.7152, 0.0722].reduce((sum, weight, i) => {
      const part = data[i]! / 255;
      return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    }, 0);
  };
  // Links change their color step by step.
  await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const faint: string[] = [];
  let texts = 0;
  while (walker.nextNode()) {
    const {data, parentElement} = walker.currentNode as Text;
    if (data.trim() && parentElement?.checkVisibility({visibilityProperty: true, opacityProperty: true})) {
      const {color, fill} = getComputedStyle(parentElement);
      const ratio = 1.05 / (luminance(parentElement.matches('svg *') ? fill : color) + 0.05);
      texts += 1;
      if (ratio < 4.5) {
        faint.push(`${data.trim().slice(0, 40)}: ${ratio.toFixed(2)}`);
      }
    }
  }
  return {texts, faint};
}

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
