import {builtSearch, sectionUrls} from '../../support/searchIndex';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';
import {whole} from '../../support/whole';

/** Every so many addresses of the sections to which a search can lead, in the order of the pages. */
function addresses(every: number): string[] {
  const data = builtSearch();
  const sections = data ? sectionUrls(data).filter((url) => url.includes('#')) : [];
  return sections.filter((_, at) => at % every === 0);
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

test.describe.configure({mode: 'parallel'});

// Scrolling distances are longest on narrow screens; all addresses at each width would take minutes more.
for (const [width, height, every, tag] of [
  [390, 844, 12, whole],
  [1440, 900, 40, {}],
] as const) {
  test(`a hit lands at its section, marked, at ${width} px`, tag, async ({page}) => {
    test.setTimeout(180_000);
    const links = addresses(every);
    expect(links.length).toBeGreaterThan(50);
    await page.setViewportSize({width, height});
    await visit(page, '/toolhive/quickstart');
    expect(await page.evaluate(missedOf, links)).toEqual([]);
  });
}
