import type {Page} from '@playwright/test';

/** A first interaction and its effect. */
export interface Act {
  readonly width: number;
  readonly act: (page: Page) => Promise<unknown>;
  /** Runs in the page, in every frame. */
  readonly effect: () => boolean;
}

const press = (page: Page, selector: string) => page.locator(selector).first().dispatchEvent('click');

/** First interactions on the quickstart, without a pointer moving before, as on a phone or with the keyboard. */
export const acts: Readonly<Record<string, Act>> = {
  search: {
    width: 1440,
    act: (page) => page.keyboard.press('/'),
    effect: () => document.activeElement instanceof HTMLInputElement,
  },
  // The modal of the application, which takes the place of the box that takes text until then.
  modal: {
    width: 1440,
    act: (page) => page.keyboard.press('/'),
    effect: () => document.querySelector('[data-panel] input:focus') !== null,
  },
  link: {
    width: 1440,
    act: (page) => page.evaluate(() => document.querySelector<HTMLElement>('main a[href$="/how-to/install"]')?.click()),
    effect: () => document.querySelector('h1')?.textContent === 'Install ToolHive',
  },
  tab: {
    width: 1440,
    act: (page) => press(page, '[role=tab]:nth-child(2)'),
    effect: () => document.querySelector('[role=tab]:nth-child(2)')?.ariaSelected === 'true',
  },
  copy: {
    width: 1440,
    act: (page) => press(page, 'main button[data-state=ready]'),
    effect: () => document.querySelector('main button[data-state=copied]') !== null,
  },
  menu: {
    width: 390,
    act: (page) => press(page, '.navbar__toggle'),
    effect: () => document.querySelector('.navbar-sidebar--show') !== null,
  },
};
