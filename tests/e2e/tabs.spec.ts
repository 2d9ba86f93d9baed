import type {Page} from '@playwright/test';

import {expect, test} from '../support/test';
import {hydrated, visit} from '../support/visit';
import {row} from '../support/whole';

const guide = '/toolhive/how-to/install';
const tabs = (page: Page, name: string) => page.getByRole('main').getByRole('tab', {name, exact: true});

const systems = [
  ['Win32', 'Windows'],
  ['MacIntel', 'macOS'],
  ['Linux x86_64', 'Linux'],
] as const;

for (const [at, [platform, label]] of systems.entries()) {
  test(`a first visitor on ${label} finds the ${label} tab open`, row(at), async ({page}) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'platform', {get: () => value}), platform);
    await page.goto(guide);
    await expect(tabs(page, label).first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', {name: label}).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await hydrated(page);
    await expect(page.getByRole('tab', {selected: true}).first()).toHaveText(label);
    await expect(page.getByRole('tabpanel').first()).toHaveAccessibleName(label);
  });
}

test('a system that is chosen in one place is chosen on the whole page and on later pages', async ({page}) => {
  await visit(page, guide);
  expect(await tabs(page, 'Windows').count()).toBeGreaterThan(1);
  await tabs(page, 'Windows').first().click();
  for (const tab of await tabs(page, 'Windows').all()) {
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await visit(page, '/toolhive/quickstart');
  await expect(tabs(page, 'Windows').first()).toHaveAttribute('aria-selected', 'true');
});
