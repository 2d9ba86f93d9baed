import type {Page} from '@playwright/test';

import {expect} from '../../support/test';

/** Texts that run a script wherever a text is taken for markup, an address or a template. */
export const payloads = [
  '<script>ran=1</script>',
  '<img src=x onerror=ran=1>',
  '<svg onload=ran=1>',
  '<svg><script>ran=1</script></svg>',
  '<iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
  '<body onload=ran=1>',
  '<details open ontoggle=ran=1>',
  '<input autofocus onfocus=ran=1>',
  '<video><source onerror=ran=1></video>',
  '<math><mtext><table><mglyph><style><img src=x onerror=ran=1>',
  '<a href="javascript:ran=1">hostile</a>',
  '<form action="javascript:ran=1"><button>hostile</button></form>',
  '<mark onmouseover=ran=1>hostile</mark>',
  '</mark><img src=x onerror=ran=1><mark>',
  '<mark><img src=x onerror=ran=1></mark>',
  '"><img src=x onerror=ran=1>',
  "'-ran=1-'",
  '&lt;img src=x onerror=ran=1&gt;',
  '<template><script>ran=1</script></template><object data="javascript:ran=1">',
  '${ran=1}{{constructor.constructor("ran=1")()}}',
];

const markup = 'script, img, iframe, object, embed, template, video, math, form, input, details, style, [onmouseover]';

/** Nothing ran, nothing but the wanted elements is inside, and every link leads to a page of the site. */
export async function expectHarmless(page: Page, container: string): Promise<void> {
  const afterFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await page.evaluate(afterFrame);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  const inside = page.locator(container);
  expect(await inside.locator(markup).count()).toBe(0);
  const targets = await inside
    .locator('a:not([target])')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).origin));
  expect(targets.filter((origin) => origin !== new URL(page.url()).origin)).toEqual([]);
}
