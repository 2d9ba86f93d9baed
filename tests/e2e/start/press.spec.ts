import {holdScripts} from '../../support/chunks';
import {expect, test} from '../../support/test';

test('a category that is pressed while the application starts opens when it is let go, once', async ({page}) => {
  const letThrough = await holdScripts(page);
  await page.goto('/toolhive/quickstart');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.locator('a[role="button"]', {hasText: 'Concepts'}).hover();
  await page.mouse.down();
  letThrough();
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.mouse.up();
  const category = sidebar.getByRole('button', {name: 'Concepts', exact: true});
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL('/toolhive/quickstart');
  await category.click();
  await expect(category).toHaveAttribute('aria-expanded', 'false');
});
