import {expect, test} from '@playwright/test';

import {inTurn} from '../../../../src/plugins/prefetch/inTurn';

test('a page is fetched ahead when the browser is idle and the one before it has come', async () => {
  const events: string[] = [];
  const prefetch = inTurn(
    async (path) => {
      events.push(`asks for ${path}`);
      await Promise.resolve();
      events.push(`has ${path}`);
      return [];
    },
    async () => events.push('idle'),
  );
  void prefetch('/a');
  const last = prefetch('/b');
  expect(events).toEqual([]);
  await last;
  expect(events).toEqual(['idle', 'asks for /a', 'has /a', 'idle', 'asks for /b', 'has /b']);
});

test('a page that need not be fetched holds nothing up', async () => {
  const prefetch = inTurn(
    (path) => path === '/b' && Promise.resolve([]),
    () => Promise.resolve(),
  );
  expect(await prefetch('/a')).toEqual([]);
  expect(await prefetch('/b')).toEqual([]);
});
