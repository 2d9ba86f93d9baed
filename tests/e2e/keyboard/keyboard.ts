import {expect, type Page} from '@playwright/test';

/** Keyboard-only interactions, independent of the browser engine. */
export interface Keyboard {
  /** Opens a path or URL with the given viewport width. */
  open(path: string, width?: number): Promise<void>;
  /** Presses a key or a combination such as `Control+k`. */
  press(keys: string): Promise<void>;
  /** Evaluates a function in the page. */
  read<T>(look: () => T): Promise<T>;
}

/** A keyboard and a mouse. */
export interface Visitor extends Keyboard {
  /** Clicks the first match of a selector. */
  click(selector: string): Promise<void>;
}

export function playwrightVisitor(page: Page, origin: string): Visitor {
  return {
    open: async (path, width = 1280) => {
      await page.setViewportSize({width, height: 800});
      await page.goto(new URL(path, origin).href);
    },
    press: (keys) => page.keyboard.press(keys),
    click: (selector) => page.locator(selector).first().click(),
    read: (look) => page.evaluate(look),
  };
}

export async function type(keys: Keyboard, text: string): Promise<void> {
  for (const letter of text) {
    await keys.press(letter);
  }
}

/** Accessible name of the focused element. */
export function focused(keys: Keyboard): Promise<string> {
  return keys.read(() => {
    const at = document.activeElement as HTMLElement | null;
    const labelledBy = at?.getAttribute('aria-labelledby');
    const label = at?.getAttribute('aria-label') ?? (labelledBy && document.getElementById(labelledBy)?.textContent);
    return (label || at?.innerText || at?.getAttribute('placeholder') || at?.tagName || '').replace(/\s+/g, ' ').trim();
  });
}

/**
 * Presses Tab until the element with this name has focus.
 * @throws after `most` presses
 */
export async function tabTo(keys: Keyboard, name: string | RegExp, most = 120): Promise<void> {
  const seen: string[] = [];
  for (let i = 0; i < most; i++) {
    await keys.press('Tab');
    const at = await focused(keys);
    seen.push(at.slice(0, 40));
    if (typeof name === 'string' ? at === name : name.test(at)) {
      return;
    }
  }
  throw new Error(`Tab never gets to ${name}; it passes ${seen.join(' | ')}`);
}

/** A page with a sidebar, sections, samples and tabs. */
export const quickstart = '/toolhive/quickstart';

/** Name of the first tab stop of all pages. */
export const skipLink = 'Skip to main content';

export const heading = (keys: Keyboard): Promise<string | null | undefined> =>
  keys.read(() => document.querySelector('main h1')?.textContent);

/** Opens a page and presses Tab, which hydrates it and focuses the skip link. */
export async function enter(keys: Keyboard, address: string, width?: number): Promise<void> {
  await keys.open(address, width);
  await keys.press('Tab');
  await expect.poll(() => keys.read(() => document.documentElement.dataset.hasHydrated)).toBe('true');
}

/** Opens a page and skips to its content. */
export async function enterContent(keys: Keyboard, address: string): Promise<void> {
  await enter(keys, address);
  await keys.press('Enter');
}
