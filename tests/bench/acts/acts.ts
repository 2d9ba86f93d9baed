import type {Page} from '@playwright/test';

/** What a visitor does first, and how the effect shows. */
export interface Act {
  readonly width: number;
  readonly act: (page: Page) => Promise<unknown>;
  /** Runs in the page, in every frame. */
  readonly effect: () => boolean;
}

const press = (page: Page, selector: string) => page.locator(selector).first().dispatchEvent('click');

/** The first acts on the quickstart, done without a pointer that moves before, as on a phone or with the keyboard. */
export const acts: Readonly<Record<string, Act>> = {
  search: {
    width: 1440,
    act: (page) => page.keyboard.press('/'),
    effect: () => document.activeElement instanceof HTMLInputElement,
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
