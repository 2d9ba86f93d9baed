import type {Page} from '@playwright/test';

/** Replaces each text of the page as the translator of Chrome does: by elements of its own. */
export function translatePage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('script, style, code, pre, svg, font')) {
        texts.push(text);
      }
    }
    texts.forEach((text) => {
      const font = document.createElement('font');
      font.textContent = `«${text.data}»`;
      text.replaceWith(font);
    });
  });
}
