import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

declare global {
  interface Window {
    /** Listeners of window and document, without those that remove themselves. */
    listeners: (readonly [target: EventTarget, type: string, listener: unknown])[];
  }
}

test('five visits to an API page leave no listeners behind', async ({page}) => {
  await page.addInitScript(() => {
    window.listeners = [];
    const {addEventListener, removeEventListener} = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const isKnown = window.listeners.some(
        ([target, known, one]) => target === this && known === type && one === listener,
      );
      const endsItself = typeof options === 'object' && (options.once || options.signal);
      if ((this === window || this === document) && !isKnown && !endsItself) {
        window.listeners.push([this, type, listener]);
      }
      addEventListener.call(this, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      window.listeners = window.listeners.filter(
        ([target, known, one]) => target !== this || known !== type || one !== listener,
      );
      removeEventListener.call(this, type, listener, options);
    };
  });
  const listeners = (): Promise<string[]> => page.evaluate(() => window.listeners.map(([, type]) => type).sort());
  const sample = page.locator('figure').first();
  await visit(page, '/toolhive/reference/api');
  const left: string[][] = [];
  for (let visits = 0; visits < 5; visits++) {
    await sample.scrollIntoViewIfNeeded();
    await expect(sample.getByRole('button', {name: 'Try it'})).toBeVisible();
    expect(await listeners()).toContain('api-sample-language-changed');
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Quickstart'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
    left.push(await listeners());
    await page.goBack();
  }
  expect(left[4]).toEqual(left[1]);
  expect(left[0]).not.toContain('api-sample-language-changed');
});
