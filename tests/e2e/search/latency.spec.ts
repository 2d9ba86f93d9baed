import {expect, test} from '../../support/test';

import {Modal} from './modal';

/** Milliseconds from the last keystroke to painted hits. */
const goals = {median: 35, slowest5Percent: 100};

const queries = [
  ...['thv run', 'thv proxy', 'permission profile', 'kubernetes operator', 'secrets provider', 'codegate workspaces'],
  ...[
    '--transport',
    '--target-port',
    'CODEGATE_OLLAMA_URL',
    '/api/v1beta/servers',
    'no container runtime',
    'muxing rules',
  ],
  ...[
    'how do I stop a server',
    'copilot proxy certificate',
    'helm chart values',
    'registry criteria',
    'client compatibility',
  ],
  ...[
    'permision profle',
    'kuberntes',
    'redaction of secrets',
    'dashboard port',
    'openrouter',
    'vs code',
    'upgrade thv',
  ],
];

/** Types the last letter of a query and measures until the frame after the hits. */
async function measure(modal: Modal, query: string): Promise<number> {
  const {page, input} = modal;
  await modal.search(query.slice(0, -1));
  await page.evaluate((wanted) => {
    const box = document.querySelector<HTMLInputElement>('.DocSearch-Input')!;
    const status = document.querySelector('[data-provider] > [role="status"]')!;
    const measured = new Promise<number>((resolve) => {
      box.addEventListener(
        'input',
        () => {
          const start = performance.now();
          new MutationObserver((_, observer) => {
            if (status.textContent?.includes(`"${wanted}"`)) {
              observer.disconnect();
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
            }
          }).observe(status, {subtree: true, childList: true, characterData: true});
        },
        {once: true, capture: true},
      );
    });
    Object.assign(window, {measured});
  }, query);
  await input.press(query.at(-1) === ' ' ? 'Space' : (query.at(-1) ?? ''));
  return page.evaluate(() => (window as unknown as {measured: Promise<number>}).measured);
}

test('shows hits at once after the last keystroke', async ({page}) => {
  test.skip(!process.env.SEARCH_BENCHMARK, 'npm run search:benchmark');
  test.setTimeout(180_000);
  const modal = await Modal.open(page);
  await modal.search('warm up');
  const rounds: {median: number; slow: number}[] = [];
  for (let round = 0; round < 3; round++) {
    const times: number[] = [];
    for (const query of queries) {
      times.push(await measure(modal, query));
    }
    times.sort((a, b) => a - b);
    rounds.push({median: times[Math.floor(times.length / 2)]!, slow: times[Math.floor(times.length * 0.95)]!});
  }
  const median = Math.min(...rounds.map((round) => round.median));
  const slow = Math.min(...rounds.map((round) => round.slow));
  const description = `p50 ${Math.round(median)} ms, p95 ${Math.round(slow)} ms, best of ${rounds.length} rounds`;
  test.info().annotations.push({type: 'keystroke to hits', description});
  console.log(`Keystroke to hits: ${description}`);
  expect(median).toBeLessThanOrEqual(goals.median);
  expect(slow).toBeLessThanOrEqual(goals.slowest5Percent);
});
