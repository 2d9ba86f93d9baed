import type {Page, Route} from '@playwright/test';

/**
 * Delays requests that match a pattern. The returned function continues them and later ones, or handles them with
 * another response.
 */
export async function holdRequests(
  page: Page,
  pattern: string | RegExp,
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
