import type {Page} from '@playwright/test';

import {expect} from '../../support/test';

/** Texts that run a script where text is used as markup, address or template. */
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

/** Asserts that no script ran, only allowed elements exist, and all links lead to the site. */
export async function expectHarmless(page: Page, container: string): Promise<void> {
  const seen = await page.evaluate(
    async ([within, unwanted]) => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const inside = Array.from(document.querySelectorAll(within));
      return {
        ran: 'ran' in window,
        markup: inside.flatMap((one) => Array.from(one.querySelectorAll(unwanted), ({tagName}) => tagName)),
        strangers: inside
          .flatMap((one) =>
            Array.from(one.querySelectorAll<HTMLAnchorElement>('a[href]:not([target])'), ({href}) => href),
          )
          .filter((href) => new URL(href).origin !== location.origin),
      };
    },
    [container, markup] as const,
  );
  expect(seen).toEqual({ran: false, markup: [], strangers: []});
}
