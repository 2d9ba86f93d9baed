import {expect, test} from '../support/test';

const page = '/codegate/features/secrets-redaction';
const stamp = /^Verified with CodeGate v0\.1\.32: (\d+) statements with sources$/;

test('a reader opens the stamp and gets from each statement to its lines at the release', async ({page: tab}) => {
  await tab.goto(page);
  const summary = tab.getByText(stamp);
  await summary.click();
  const details = tab.locator('details', {has: summary});
  const lines = details.getByRole('link', {name: /^src\/codegate\/pipeline\/secrets\/signatures\.py, lines \d+–\d+$/});
  await expect(lines.first()).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/stacklok\/codegate\/blob\/v0\.1\.32\/src\/codegate\/pipeline\/secrets\/signatures\.py#L\d+-L\d+$/,
  );
  await expect(details.getByRole('link', {name: 'recorded run redaction/streamed'}).first()).toBeVisible();
  const [, count] = stamp.exec((await summary.textContent()) ?? '') ?? [];
  await expect(details.getByRole('term')).toHaveCount(Number(count));
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a reader gets to the source of the page, which has the notes', async ({page: tab}) => {
    await tab.goto(page);
    await tab.getByText(stamp).click();
    await expect(tab.getByRole('link', {name: 'the source of this page'})).toHaveAttribute(
      'href',
      /\/docs-gateway\/features\/secrets-redaction\.mdx$/,
    );
  });
});
