import {visit} from '../../../support/visit';
import {Modal} from '../modal';

import {expect, test, works} from './test';

test('reports views and clicks', async ({page, service}) => {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, {
      events,
      aa: Object.assign((...event: unknown[]) => events.push(event), {version: '2.15.0'}),
    });
  });
  await service(works);
  const modal = await Modal.open(page);
  await modal.search('proxy');
  const events = (): Promise<string> =>
    page.evaluate(() => JSON.stringify((window as unknown as {events: unknown}).events));
  await expect.poll(events).toContain('"viewedObjectIDs"');
  await page.keyboard.press('Control+Enter');
  await expect.poll(events).toContain('"clickedObjectIDsAfterSearch"');
  expect(await events()).toContain('"queryID":"q1"');
});

test('loads the script for events when the search opens', async ({page, service}) => {
  const scripts: string[] = [];
  page.on('request', (request) => /jsdelivr/.test(request.url()) && scripts.push(request.url()));
  await service(works);
  await visit(page, '/');
  expect(scripts).toEqual([]);
  await Modal.press(page);
  await expect.poll(() => scripts.join()).toContain('search-insights');
});
