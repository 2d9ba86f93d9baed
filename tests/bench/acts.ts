import type {Page} from '@playwright/test';

import {type Measure, openPage} from './walk';
import {watchInput} from './watchInput';

/** A first interaction and its effect. */
interface Act {
  readonly width?: number;
  readonly act: (page: Page) => Promise<unknown>;
  /** Runs in the page. */
  readonly effect: () => boolean;
}

const press = (page: Page, selector: string) => page.locator(selector).first().dispatchEvent('click');

/** First interactions on the quickstart, without a pointer moving before, as on a phone or with the keyboard. */
export const acts: Readonly<Record<string, Act>> = {
  search: {
    act: (page) => page.keyboard.press('/'),
    effect: () => document.activeElement instanceof HTMLInputElement,
  },
  link: {
    act: (page) => page.evaluate(() => document.querySelector<HTMLElement>('main a[href$="/how-to/install"]')?.click()),
    effect: () => document.querySelector('h1')?.textContent === 'Install ToolHive',
  },
  tab: {
    act: (page) => press(page, '[role=tab]:nth-child(2)'),
    effect: () => document.querySelector('[role=tab]:nth-child(2)')?.ariaSelected === 'true',
  },
  copy: {
    act: (page) => press(page, 'main button[data-state=ready]'),
    effect: () => document.querySelector('main button[data-state=copied]') !== null,
  },
  menu: {
    width: 390,
    act: (page) => press(page, '.navbar__toggle'),
    effect: () => document.querySelector('.navbar-sidebar--show') !== null,
  },
};

/** Milliseconds between the paint of a page and the act. */
const looking = 1000;

/** Opens the quickstart with an empty cache, acts after a moment, and measures the time to the effect. */
export function firstAct({width, act, effect}: Act): Measure {
  return async (browser, origin, condition) => {
    const {page, leave} = await openPage(browser, condition, width);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const took = await watchInput(page, String(effect));
    await page.goto(`${origin}/toolhive/quickstart`, {waitUntil: 'domcontentloaded'});
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.waitForTimeout(looking);
    await act(page);
    const milliseconds = await took();
    await leave();
    return {'act to effect ms': milliseconds};
  };
}
