import type {Page} from '@playwright/test';

export interface PageText {
  readonly title: string;
  readonly address: string | undefined;
  readonly text: string;
  readonly code: readonly string[];
}

const everything: readonly (keyof PageText)[] = ['title', 'address', 'text', 'code'];

/**
 * Reads the server's HTML of the current URL and the rendered page, without controls, once they match or after
 * `patience` milliseconds.
 */
export function textsOf(
  page: Page,
  parts = everything,
  patience = 5_000,
): Promise<{sent: Partial<PageText>; shown: Partial<PageText>}> {
  return page.evaluate(
    async ([keys, wait]) => {
      const readers: {[key in keyof PageText]: (source: Document, main: Element) => PageText[key]} = {
        title: ({title}) => title,
        address: (source) => source.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
        text: (_, main) => (main.textContent ?? '').replace(/\s+/g, ' '),
        code: (_, main) => Array.from(main.querySelectorAll('pre'), ({textContent}) => textContent ?? ''),
      };
      const read = (source: Document): Partial<PageText> => {
        const main = source.querySelector('main')?.cloneNode(true) as Element;
        main.querySelectorAll('noscript, button, form, [role="status"], [data-start]').forEach((part) => part.remove());
        return Object.fromEntries(keys.map((key) => [key, readers[key](source, main)]));
      };
      const answer = await fetch(location.href);
      const asSent = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const sent = read(asSent);
      const isShown = (): boolean => JSON.stringify(read(document)) === JSON.stringify(sent);
      for (const start = performance.now(); performance.now() - start < wait && !isShown();) {
        await new Promise(requestAnimationFrame);
      }
      return {sent, shown: read(document)};
    },
    [parts, patience] as const,
  );
}

/** Navigates on the client. */
export function goWithin(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, path);
}
