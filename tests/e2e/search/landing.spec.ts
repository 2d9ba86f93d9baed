import {LocalEngine} from '../../../src/search/localEngine';
import {builtIndex, parseIndex} from '../../support/searchIndex';
import {expect, test} from '../../support/test';
import {hydrated, visit} from '../../support/visit';
import {judgedQueries} from '../../unit/search/judged';
import {pasted} from '../../unit/search/modalOrder';

/** Maximum distance of a target from the top of the screen, in pixels. */
const near = 300;
/** Sampling interval for addresses that are opened in a new page with slow scripts. */
const freshEvery = 24;

/** Distinct addresses with an anchor among the first hits of judged queries. */
async function addresses(): Promise<string[]> {
  const engine = new LocalEngine('', async (_, product, asked) => parseIndex(builtIndex(product, asked) ?? ''));
  const found = new Set<string>();
  for (const {query} of judgedQueries()) {
    const {results} = await engine.search([{query: pasted(query), hitsPerPage: 1}]);
    found.add(results[0]?.hits[0]?.url ?? '');
  }
  return [...found].filter((url) => url.includes('#')).sort();
}

interface Target {
  readonly id: string;
  readonly near: number;
}

/** Whether the target is highlighted and near the top, or the page is scrolled to its end. Runs in the browser. */
function hasLanded({id, near}: Target): boolean {
  const target = document.getElementById(id);
  const {scrollTop, clientHeight, scrollHeight} = document.documentElement;
  const top = target?.getBoundingClientRect().top ?? Infinity;
  const isMarked = target?.hasAttribute('data-landed') === true || target?.matches(':target') === true;
  return isMarked && top >= 0 && (top <= near || scrollTop + clientHeight >= scrollHeight - 2);
}

const targetOf = (url: string): Target => ({id: decodeURIComponent(url.split('#')[1] ?? ''), near});

// Scrolling distances are longest on narrow screens; all addresses at each width would take two minutes more.
for (const [width, height, every] of [
  [390, 844, 1],
  [820, 1180, 4],
  [1440, 900, 4],
] as const) {
  test(`a hit lands at its section, marked, at ${width} px`, async ({page}) => {
    test.setTimeout(300_000);
    await page.setViewportSize({width, height});
    await visit(page, '/toolhive/quickstart');
    const missed: string[] = [];
    const all = await addresses();
    expect(all.length).toBeGreaterThan(200);
    for (const url of all.filter((_, at) => at % every === 0)) {
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', {state: {}}));
      }, url);
      await page.waitForFunction(hasLanded, targetOf(url), {timeout: 5000}).catch(() => missed.push(url));
    }
    expect(missed).toEqual([]);
  });
}

test('so it does on a page that is loaded, with slow scripts', async ({page}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({width: 1440, height: 900});
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  const missed: string[] = [];
  for (const url of (await addresses()).filter((_, at) => at % freshEvery === 0)) {
    await page.goto('about:blank');
    await page.goto(url);
    await hydrated(page);
    if (!(await page.evaluate(hasLanded, targetOf(url)))) {
      missed.push(url);
    }
  }
  expect(missed).toEqual([]);
});
