import {builtSearch, sectionUrls} from '../../support/searchIndex';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

/** The last section of every so many pages: the way to it is the longest. */
function addresses(every: number): string[] {
  const lasts = new Map(sectionUrls(builtSearch()!).map((url) => [url.split('#')[0], url]));
  return [...lasts.values()].filter((url, at) => url.includes('#') && at % every === 0);
}

/**
 * Follows links within the application until the target is highlighted and at most 300 px from the top, or the page is
 * scrolled to its end. Runs in the browser.
 * @returns the first ten links that do not lead there within 5 seconds
 */
async function missedOf(links: readonly string[]): Promise<string[]> {
  const hasLanded = (id: string): boolean => {
    const target = document.getElementById(id);
    const {scrollTop, clientHeight, scrollHeight} = document.documentElement;
    const top = target?.getBoundingClientRect().top ?? Infinity;
    const isMarked = target?.matches('[data-landed], :target') === true;
    return isMarked && top >= 0 && (top <= 300 || scrollTop + clientHeight >= scrollHeight - 2);
  };
  const missed: string[] = [];
  for (const link of links) {
    const id = decodeURIComponent(new URL(link, location.href).hash.slice(1));
    history.pushState({}, '', link);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    const start = performance.now();
    while (performance.now() - start < 5000 && !hasLanded(id)) {
      await new Promise(requestAnimationFrame);
    }
    if (!hasLanded(id) && missed.push(link) === 10) {
      break;
    }
  }
  return missed;
}

// Scrolling distances are longest on narrow screens; all pages at each width would take minutes more.
for (const [width, height, every] of [
  [390, 844, 3],
  [1440, 900, 8],
] as const) {
  test(`a hit lands at its section, marked, at ${width} px`, async ({page}) => {
    test.setTimeout(120_000);
    const links = addresses(every);
    expect(links.length).toBeGreaterThan(15);
    await page.setViewportSize({width, height});
    await visit(page, '/toolhive/quickstart');
    expect(await page.evaluate(missedOf, links)).toEqual([]);
  });
}
