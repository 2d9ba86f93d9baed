import {builtSearch, sectionUrls} from '../../support/searchIndex';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

interface Limits {
  /** Maximum distance of a target from the top of the screen, in pixels. */
  readonly near: number;
  /** Maximum time until a link has landed, in milliseconds. */
  readonly patience: number;
}

const limits: Limits = {near: 300, patience: 5000};

/** Every so many addresses of the sections to which a search can lead, in the order of the pages. */
function addresses(every: number): string[] {
  const {data} = builtSearch() ?? {};
  const sections = data ? sectionUrls(data).filter((url) => url.includes('#')) : [];
  return sections.filter((_, at) => at % every === 0);
}

/**
 * Follows links within the application, or looks at the one that is open, until the target is highlighted and near the
 * top, or the page is scrolled to its end. Runs in the browser.
 * @returns the first ten links that do not lead there in time
 */
async function missedOf([links, {near, patience}]: readonly [readonly string[], Limits]): Promise<string[]> {
  const hasLanded = (id: string): boolean => {
    const target = document.getElementById(id);
    const {scrollTop, clientHeight, scrollHeight} = document.documentElement;
    const top = target?.getBoundingClientRect().top ?? Infinity;
    const isMarked = target?.hasAttribute('data-landed') === true || target?.matches(':target') === true;
    return isMarked && top >= 0 && (top <= near || scrollTop + clientHeight >= scrollHeight - 2);
  };
  const missed: string[] = [];
  for (const link of links) {
    const {hash, pathname} = new URL(link, location.href);
    const id = decodeURIComponent(hash.slice(1));
    if (pathname + hash !== location.pathname + location.hash) {
      history.pushState({}, '', link);
      dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    }
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
for (const [width, height, every, parts] of [
  [390, 844, 8, 2],
  [820, 1180, 32, 1],
  [1440, 900, 32, 1],
] as const) {
  for (let part = 0; part < parts; part += 1) {
    test(`a hit lands at its section, marked, at ${width} px, part ${part + 1} of ${parts}`, async ({page}) => {
      test.setTimeout(120_000);
      const all = addresses(every);
      const size = Math.ceil(all.length / parts);
      const links = all.slice(part * size, (part + 1) * size);
      expect(links.length).toBeGreaterThan(50);
      await page.setViewportSize({width, height});
      await visit(page, '/toolhive/quickstart');
      expect(await page.evaluate(missedOf, [links, limits] as const)).toEqual([]);
    });
  }
}
