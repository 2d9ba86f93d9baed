import {expect, test} from '../../support/test';

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
  });
}

test('a choice of another system is kept on the next page', async ({page: tab}) => {
  await tab.addInitScript(() => Object.defineProperty(navigator, 'platform', {get: () => 'Linux x86_64'}));
  await tab.goto(page);
  await tab.getByRole('tab', {name: 'Windows'}).first().click();
  await tab.goto('/toolhive/quickstart');
  await expect(tab.getByRole('tab', {name: 'Windows'}).first()).toHaveAttribute('aria-selected', 'true');
});
