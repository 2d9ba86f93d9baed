import type {Page} from '@playwright/test';

/** Opens a page and waits for hydration. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Moves the mouse, which triggers hydration, and waits for it. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(1, 400);
  await page.mouse.move(2, 400);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}
