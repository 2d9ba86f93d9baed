import {responses, sentBytes} from '../../support/responses';
import {expect, test} from '../../support/test';
import {row} from '../../support/whole';

/** Budgets before the first interaction, in bytes on the wire. */
const budgets = {before: 62_000, requests: 12, inlineScript: 5_850};
/** The API pages are as long as their documents. */
const apiBudget = 72_000;

const pages = [
  ['/', budgets.before],
  ['/toolhive/how-to/install', budgets.before],
  ['/toolhive/reference/cli/thv_run', budgets.before],
  ['/codegate/reference/api', apiBudget],
] as const;

for (const [at, [path, budget]] of pages.entries()) {
  test(`${path} costs few bytes and requests until the reader acts`, row(at, 2), async ({page}) => {
    const seen = responses(page);
    await page.goto(path, {waitUntil: 'networkidle'});
    expect(seen.filter((one) => one.request().resourceType() === 'script')).toEqual([]);
    const inline = await page
      .locator('script:not([src]):not([type*="json"])')
      .evaluateAll((all) => all.reduce((sum, {textContent}) => sum + (textContent?.length ?? 0), 0));
    expect(inline).toBeLessThanOrEqual(budgets.inlineScript);
    expect(seen.length).toBeLessThanOrEqual(budgets.requests);
    expect(await sentBytes(seen)).toBeLessThanOrEqual(budget);
  });
}
