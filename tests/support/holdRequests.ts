import type {Page, Route} from '@playwright/test';

/**
 * Holds back what a page asks for at addresses of a pattern. The returned function answers what was asked for, and what
 * will be, by letting it through unless another answer is given.
 */
export async function holdRequests(
  page: Page,
  pattern: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}
