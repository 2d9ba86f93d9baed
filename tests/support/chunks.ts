import type {Page, Route} from '@playwright/test';

/** Pretends to be a visitor who saves data, so that no page is fetched before it is asked for. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
}

/** Holds back every script that is asked for from now on; the returned function lets them all through. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let open = false;
  await page.route('**/assets/js/**', async (route) => {
    if (open) {
      await route.continue();
    } else {
      held.push(route);
    }
  });
  return async () => {
    open = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}
