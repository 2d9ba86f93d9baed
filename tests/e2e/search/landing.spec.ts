import {builtSearch, sectionUrls} from '../../support/searchIndex';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

/** Addresses of the sections to which a search can lead, in the order of the pages. */
const built = builtSearch();
const addresses = built ? sectionUrls(built.data).filter((url) => url.includes('#')) : [];

/**
 * Follows links within the application until the target is highlighted and near the top, or the page is scrolled to its
 * end. Runs in the browser.
 * @returns the first ten links that do not lead there in time
 */
async function missedOf(links: readonly string[]): Promise<string[]> {
  /** Maximum distance from the top of the screen in pixels, and milliseconds until a link has landed. */
  const [near, patience] = [300, 5000];
  const hasLanded = (id: string): boolean => {
    const target = document.getElementById(id);
    const {scrollTop, clientHeight, scrollHeight} = document.documentElement;
    const top = target?.getBoundingClientRect().top ?? Infinity;
    const isMarked = target?.hasAttribute('data-landed') === true || target?.matches(':target') === true;
    return isMarked && top >= 0 && (top <= near || scrollTop + clientHeight >= scrollHeight - 2);
  };
  const missed: string[] = [];
  for (const link of links) {
    const id = decodeURIComponent(new URL(link, location.href).hash.slice(1));
    history.pushState({}, '', link);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    const start = performance.now();
    while (performance.now() - start < patience && !hasLanded(id)) {
      await new Promise(requestAnimationFrame);
    }
    if (!hasLanded(id) && missed.push(link) === 10) {
      break;
    }
  }
  return missed;
}

test.describe.configure({mode: 'parallel'});

// Scrolling distances are longest on narrow screens; all addresses at each width would take minutes more.
for (const [width, height, every] of [
  [390, 844, 8],
  [820, 1180, 32],
  [1440, 900, 32],
] as const) {
  test(`a hit lands at its section, marked, at ${width} px`, async ({page}) => {
    test.setTimeout(180_000);
    const links = addresses.filter((_, at) => at % every === 0);
    expect(links.length).toBeGreaterThan(50);
    await page.setViewportSize({width, height});
    await visit(page, '/toolhive/quickstart');
    expect(await page.evaluate(missedOf, links)).toEqual([]);
  });
}
