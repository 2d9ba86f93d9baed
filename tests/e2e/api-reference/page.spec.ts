import {gateway, mcp} from '../../../src/site/products';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';
import {row} from '../../support/whole';

const references = [
  [mcp, 9, {'post /stop': ['Stop one server', 'stop-server']}],
  [gateway, 36, {'delete muxes archive': undefined, 'PUT muxes': ['Replace the routing rules', 'set-mux-rules']}],
] as const;

for (const [at, [product, count, found]] of references.entries()) {
  test(`the ${product.name} reference lists all operations, then those with the words`, row(at), async ({page}) => {
    await visit(page, `${product.path}/reference/api`);
    const filter = page.getByRole('searchbox', {name: 'Filter operations'});
    const box = page.getByRole('search').filter({has: filter});
    await filter.focus();
    await expect(box.getByRole('listitem')).toHaveCount(count);
    await filter.press('Escape');
    await expect(box.getByRole('listitem').first()).toBeHidden();
    await expect(filter).toBeFocused();
    for (const [words, [name, anchor] = []] of Object.entries(found)) {
      await filter.fill(words);
      await expect(box.getByRole('status')).toHaveText(`${name ? 1 : 0} of ${count} operations`);
      await expect(box.getByRole('listitem')).toHaveCount(name ? 1 : 0);
      if (name) {
        await box.getByRole('link', {name}).click();
        await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
        await expect(page.getByRole('heading', {name, exact: false}).first()).toBeInViewport();
      }
    }
  });
}

test('a language that was chosen once is shown in all samples, and on the next page, where it is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/toolhive/reference/api');
  const samples = page.locator('figure');
  await samples.first().scrollIntoViewIfNeeded();
  await samples.first().getByRole('button', {name: 'Python'}).click();
  await samples.nth(1).scrollIntoViewIfNeeded();
  for (const sample of [samples.first(), samples.nth(1)]) {
    await expect(sample.getByRole('button', {name: 'Python'})).toHaveAttribute('aria-pressed', 'true');
    await expect(sample.locator('code')).toContainText('import requests');
  }
  await visit(page, '/codegate/reference/api');
  await samples.first().scrollIntoViewIfNeeded();
  await expect(samples.first().locator('code')).toContainText('import requests');
  await samples.first().getByRole('button', {name: 'curl'}).click();
  await expect(samples.first().locator('code')).toHaveText('curl http://localhost:8989/health');
  await samples.first().getByRole('button', {name: 'Copy'}).click();
  await expect(samples.first().getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('curl http://localhost:8989/health');
});

test('a reader who follows a link to the page gets its last part, too', async ({page}) => {
  await visit(page, '/codegate/how-to/configure');
  await page.getByRole('article').getByRole('link', {name: /API$/}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'CodeGate API reference'})).toBeVisible();
  await expect(page.getByRole('heading', {level: 2, name: 'Enumerations'})).toBeAttached();
});
