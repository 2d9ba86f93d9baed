import type {Page} from '@playwright/test';

/** What a page says, and its code samples. */
export interface PageText {
  readonly address: string | undefined;
  readonly text: string;
  readonly code: readonly string[];
}

/**
 * Reads a page without diagrams and controls, which the application may add.
 *
 * @param page the open page
 * @param html text of another page that is read in its place
 */
export function textOf(page: Page, html = ''): Promise<PageText> {
  return page.evaluate((other) => {
    const source = other ? new DOMParser().parseFromString(other, 'text/html') : document;
    const main = source.querySelector('main')?.cloneNode(true) as HTMLElement;
    main
      .querySelectorAll('noscript, svg, button, form, [role="status"], [data-start]')
      .forEach((part) => part.remove());
    return {
      address: source.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      text: (main.textContent ?? '').replace(/\s+/g, ' '),
      code: Array.from(main.querySelectorAll('pre'), ({textContent}) => textContent ?? ''),
    };
  }, html);
}

/** Goes to another page of the site within the running application. */
export function goWithin(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, path);
}
