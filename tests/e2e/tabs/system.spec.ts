import {expect, test} from '../../support/test';
import {hydrated} from '../../support/visit';

const page = '/toolhive/how-to/install';

for (const [platform, label] of [
  ['MacIntel', 'macOS'],
  ['Win32', 'Windows'],
  ['Linux x86_64', 'Linux'],
] as const) {
  test(`a first visitor on ${label} finds the ${label} tab open`, async ({page: tab}) => {
    await tab.addInitScript((value) => Object.defineProperty(navigator, 'platform', {get: () => value}), platform);
    await tab.goto(page);
    await expect(tab.getByRole('tab', {name: label}).first()).toHaveAttribute('aria-selected', 'true');
    await expect(tab.getByRole('tabpanel', {name: label}).first()).toBeVisible();
    expect(await tab.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('false');
    await hydrated(tab);
    await expect(tab.getByRole('tab', {selected: true}).first()).toHaveText(label);
    await expect(tab.getByRole('tabpanel').first()).toHaveAccessibleName(label);
  });
}

test('a choice of another system is kept on the next page', async ({page: tab}) => {
  await tab.addInitScript(() => Object.defineProperty(navigator, 'platform', {get: () => 'Linux x86_64'}));
  await tab.goto(page);
  await tab.getByRole('tab', {name: 'Windows'}).first().click();
  await expect(tab.getByRole('tab', {name: 'Windows'}).first()).toHaveAttribute('aria-selected', 'true');
  await tab.goto('/toolhive/quickstart');
  await expect(tab.getByRole('tab', {name: 'Windows'}).first()).toHaveAttribute('aria-selected', 'true');
});
