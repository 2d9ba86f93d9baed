import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

declare global {
  interface Window {
    listening: number;
  }
}

test('samples stop following the choice of a language when their page is left', async ({page}) => {
  await page.addInitScript(() => {
    window.listening = 0;
    const add = window.addEventListener.bind(window);
    const remove = window.removeEventListener.bind(window);
    const isOfSamples = (type: string): boolean => type === 'api-sample-language-changed';
    window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
      window.listening += isOfSamples(type) ? 1 : 0;
      add(type, listener);
    };
    window.removeEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
      window.listening -= isOfSamples(type) ? 1 : 0;
      remove(type, listener);
    };
  });
  await visit(page, '/toolhive/reference/api');
  await page.locator('figure').first().scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.listening)).toBeGreaterThan(0);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Quickstart'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
  expect(await page.evaluate(() => window.listening)).toBe(0);
});
