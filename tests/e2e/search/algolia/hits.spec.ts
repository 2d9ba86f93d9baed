import {Modal} from '../modal';
import {expectHarmless, payloads} from '../payloads';

import {answers, expect, hitFor, test} from './test';

/** A record with a script in every field. */
function hostile(payload: string, i: number): object {
  const part = {value: payload, matchLevel: 'full'};
  const parts = {hierarchy: {lvl0: part, lvl1: part, lvl2: part}, content: part};
  return hitFor(`${i}`, {
    type: (['lvl1', 'lvl2', 'content'] as const)[i % 3],
    content: payload,
    hierarchy: {lvl0: `Group ${i % 4} ${payload}`, lvl1: payload, lvl2: payload},
    _snippetResult: parts,
    _highlightResult: parts,
  });
}

const results = [{hits: payloads.map(hostile), nbHits: payloads.length, nbPages: 1, queryID: 'q1'}];

test('scripts in records do not run in the modal', async ({page, service}) => {
  await service(answers(200, JSON.stringify({results})));
  const modal = await Modal.open(page);
  await modal.search('hostile');
  await expect(modal.rows).toHaveCount(payloads.length);
  await expectHarmless(page, '.DocSearch-Dropdown');
});

test('scripts in records do not run on the search page', async ({page, service}) => {
  await service(answers(200, JSON.stringify({results})));
  await page.goto('/search?q=hostile');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(payloads.length);
  await expectHarmless(page, 'main ol');
});

test('records lead to pages of this site, or to other sites by http', async ({page, service}) => {
  const addresses = [
    'http://localhost:3000/codegate',
    'https://example.org/docs',
    'javascript:ran=1',
    'data:text/html,x',
  ];
  const hits = addresses.map((url, i) => hitFor(`${i}`, {url}));
  await service(answers(200, JSON.stringify({results: [{hits, nbHits: hits.length}]})));
  const modal = await Modal.open(page);
  await modal.search('links');
  const links = await modal.rows.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(['/codegate', 'https://example.org/docs']);
});

test('reports what was shown and chosen to the service, through a script of a content delivery network', async ({
  page,
  service,
}) => {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, {
      events,
      aa: Object.assign((...event: unknown[]) => events.push(event), {version: '2.15.0'}),
    });
  });
  await service(
    answers(200, JSON.stringify({results: [{hits: [hitFor('one'), hitFor('two')], nbHits: 2, queryID: 'q1'}]})),
  );
  const modal = await Modal.open(page);
  await modal.search('proxy');
  const events = (): Promise<string> =>
    page.evaluate(() => JSON.stringify((window as unknown as {events: unknown}).events));
  await expect.poll(events).toContain('"viewedObjectIDs"');
  await page.keyboard.press('Control+Enter');
  await expect.poll(events).toContain('"clickedObjectIDsAfterSearch"');
  expect(await events()).toContain('"queryID":"q1"');
});

test('loads the script for events when the search is opened, and not before', async ({page, service}) => {
  await service(answers(200, '{}'));
  const scripts: string[] = [];
  page.on('request', (request) => /jsdelivr/.test(request.url()) && scripts.push(request.url()));
  await page.goto('/toolhive/quickstart');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await Modal.press(page);
  await expect.poll(() => scripts.join()).toContain('search-insights');
});

test('what was shown is reported after 400 ms without a new search, in groups of 20', async ({page, service}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const views: number[] = [];
    const aa = (name: string, ...lists: {objectIDs?: string[]}[]): void => {
      if (name === 'viewedObjectIDs') {
        views.push(...lists.flatMap(({objectIDs}) => (objectIDs ? [objectIDs.length] : [])));
      }
    };
    Object.assign(window, {views, aa: Object.assign(aa, {version: '2.15.0'})});
  });
  const hits = Array.from({length: 25}, (_, i) => {
    const lvl0 = `Group ${Math.floor(i / 5)}`;
    return hitFor(`hit ${i}`, {
      hierarchy: {lvl0, lvl1: `hit ${i}`, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    });
  });
  await service(answers(200, JSON.stringify({results: [{hits, nbHits: 25, queryID: 'q1'}]})));
  const modal = await Modal.open(page);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await modal.search('proxy');
  const views = (): Promise<number[]> => page.evaluate(() => (window as unknown as {views: number[]}).views);
  await page.clock.runFor(399);
  expect(await views()).toEqual([]);
  await page.clock.runFor(2);
  expect(await views()).toEqual([20, 5]);
});
