import {expect, test} from '../../support/test';
import {hydrated} from '../../support/visit';

const served = [
  ['/index.html', '/'],
  ['/toolhive.html', '/toolhive'],
  ['/codegate.html?from=mail#next-steps', '/codegate?from=mail#next-steps'],
  ['/toolhive/quickstart.html', '/toolhive/quickstart'],
  ['/category/kubernetes-deployment.html', '/category/kubernetes-deployment'],
] as const;

for (const [address, clean] of served) {
  test(`a visitor of ${address} reads the page and has ${clean} in the address bar`, async ({page}) => {
    await page.goto(address);
    await hydrated(page);
    await expect(page).toHaveURL(clean);
    await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toHaveCount(0);
  });
}

test.describe('where the host has no such file', () => {
  test.use({allowedMessages: /^error: Failed to load resource: the server responded with a status of 404/});

  for (const address of [
    '/toolhive/index.html',
    '/codegate/how-to/index.html#what-next',
    '/codegate/quickstart/index.html',
  ]) {
    test(`a visitor of ${address} gets to the page`, async ({page}) => {
      const clean = address.replace('/index.html', '');
      await page.goto(address);
      await page.waitForURL(clean);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toHaveCount(0);
    });
  }

  test('a visitor of a missing .html address reads that there is no such page', async ({page}) => {
    await page.goto('/nothing-here.html');
    await page.waitForURL('/nothing-here');
    await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible();
  });
});

test('an address with a slash at its end works', async ({page}) => {
  await page.goto('/toolhive/quickstart/');
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
});
