import {expect, test} from '../support/test';
import {hydrated} from '../support/visit';
import {row} from '../support/whole';

test.use({allowedMessages: /^error: Failed to load resource: the server responded with a status of 404/});

const addresses = [
  ['/index.html', '/', true],
  ['/toolhive/reference/cli?from=mail#run', '/category/using-the-toolhive-cli?from=mail#run', true],
  ['/toolhive.html', '/toolhive', true],
  ['/codegate.html?from=mail#next-steps', '/codegate?from=mail#next-steps', true],
  ['/toolhive/quickstart.html', '/toolhive/quickstart', true],
  ['/category/kubernetes-deployment.html', '/category/kubernetes-deployment', true],
  ['/toolhive/quickstart/', /^[^?]*\/toolhive\/quickstart\/?$/, true],
  ['/nothing-here.html', '/nothing-here', false],
  // The host has no such file.
  ['/toolhive/index.html', '/toolhive', true],
  ['/codegate/how-to/index.html#what-next', '/codegate/how-to#what-next', true],
  ['/codegate/quickstart/index.html', '/codegate/quickstart', true],
] as const;

for (const [at, [address, clean, isPage]] of addresses.entries()) {
  test(`${address} leads to ${clean}, which is ${isPage ? 'a' : 'no'} page`, row(at, 4), async ({page}) => {
    await page.goto(address);
    await expect(page).toHaveURL(clean);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toHaveCount(isPage ? 0 : 1);
  });
}
