import {chromium, type CDPSession, type Locator, type Page} from '@playwright/test';

import {previewServer} from '../../src/preview';
import {findChromium} from '../support/chromium';
import {listen} from '../support/ports';
import {buildDir} from '../support/site';

/** Slowdown factors of the processor: a desktop, and a phone. */
const slowdowns = [1, 4];
const rounds = 5;

/** An element and, if it matters, its text. */
type Effect = readonly [selector: string, text?: string];

/** Ways from a page to another by its link. Other sites with the same pages can be measured beside this build. */
const ways: readonly (readonly [from: string, to: string, heading: string])[] = [
  ['/toolhive/how-to/install', '/toolhive/how-to/connect-client', 'Connect a client by hand'],
  ['/toolhive/reference/cli/thv_run', '/toolhive/reference/cli/thv_list', 'thv list'],
];

/** First acts on the quickstart: the control, and what its click brings. */
const acts: readonly (readonly [name: string, control: string, effect: Effect, width: number])[] = [
  ['search', '.DocSearch-Button', ['.DocSearch-Input'], 1440],
  ['tab', '[role=tab]:nth-child(2)', ['[role=tab]:nth-child(2)[aria-selected=true]'], 1440],
  ['menu', '.navbar__toggle', ['.navbar-sidebar--show'], 390],
];

/**
 * Measures navigations and first acts on this build, and navigations on sites at other addresses, in turn. Prints the
 * medians, and the ranges.
 * @param others addresses, such as of an earlier build
 */
export async function bench(others: readonly string[]): Promise<void> {
  const own = previewServer(buildDir);
  const sites = [await listen(own), ...others];
  const browser = await chromium.launch({executablePath: findChromium(), chromiumSandbox: false});
  const seen: Record<string, Record<string, number[]>> = {};
  const note = (site: string, name: string, value: number): void => {
    const values = ((seen[name] ??= {})[site === sites[0] ? 'this build' : site] ??= []);
    values.push(value);
  };
  /** Opens a page with an empty cache. */
  const open = async (slowdown: number, width: number, look: (page: Page, session: CDPSession) => Promise<void>) => {
    const page = await browser.newPage({viewport: {width, height: 900}});
    const session = await page.context().newCDPSession(page);
    // Processor time, independent of other programs.
    await session.send('Performance.enable', {timeDomain: 'threadTicks'});
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await look(page, session);
    await page.close();
  };
  for (let round = 0; round < rounds; round++) {
    for (const slowdown of slowdowns) {
      for (const site of sites) {
        for (const [from, to, heading] of ways) {
          await open(slowdown, 1440, async (page, session) => {
            const name = `${to}, ${slowdown}x`;
            await page.goto(site + from, {waitUntil: 'networkidle'});
            note(site, `${name}: work of the first load`, await mainThreadWork(session));
            // Collapsed sidebars contain hidden links. Sites fetch pages ahead some time after links come into view.
            const link = page.locator(`a[href="${to}"]`).filter({visible: true}).first();
            await link.scrollIntoViewIfNeeded();
            await page.mouse.move(700, 400);
            await page.waitForTimeout(2500);
            const before = await mainThreadWork(session);
            note(site, `${name}: click to heading`, await click(link, ['h1', heading]));
            await page.waitForTimeout(1000);
            note(site, `${name}: work of the navigation`, (await mainThreadWork(session)) - before);
          });
        }
      }
      for (const [name, control, effect, width] of acts) {
        await open(slowdown, width, async (page) => {
          await page.goto(`${sites[0]}/toolhive/quickstart`, {waitUntil: 'load'});
          // Without a pointer that moves before, as on a phone.
          await page.waitForTimeout(1000);
          note(sites[0]!, `first act, ${name}, ${slowdown}x`, await click(page.locator(control).first(), effect));
        });
      }
    }
  }
  await browser.close();
  own.close();
  console.table(
    Object.fromEntries(
      Object.entries(seen).map(([name, values]) => [
        name,
        Object.fromEntries(Object.entries(values).map(([site, times]) => [site, summary(times)])),
      ]),
    ),
  );
}

/** Clicks in the page, and returns milliseconds to the paint of the effect. */
function click(control: Locator, effect: Effect): Promise<number> {
  return control.evaluate(async (element, [selector, text]) => {
    const start = performance.now();
    const isThere = (): boolean =>
      Array.from(document.querySelectorAll(selector)).some(
        (found) => (text ?? found.textContent) === found.textContent,
      );
    (element as HTMLElement).click();
    while (!isThere()) {
      await new Promise(requestAnimationFrame);
    }
    // This frame paints the effect.
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - start;
  }, effect);
}

/** Milliseconds of tasks on the main thread since the start of the document. */
async function mainThreadWork(session: CDPSession): Promise<number> {
  const {metrics} = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({name}) => name === 'TaskDuration')?.value ?? 0);
}

/** Median and range, in milliseconds. */
function summary(values: readonly number[]): string {
  const sorted = values.map(Math.round).sort((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]}–${sorted.at(-1)})`;
}
