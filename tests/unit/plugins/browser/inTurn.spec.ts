import {expect, test} from '@playwright/test';

import {inTurn} from '../../../../src/plugins/browser/prefetch/inTurn';

test('a page is fetched ahead when its link has rested, the one before has come and the browser is idle', async () => {
  const events: string[] = [];
  const note = async (event: string): Promise<void> => {
    events.push(event);
    await Promise.resolve();
  };
  const prefetch = inTurn(
    async (path) => {
      await note(`asks for ${path}`);
      await note(`has ${path}`);
      return [];
    },
    () => note('rest'),
    () => note('idle'),
  );
  void prefetch('/a');
  const last = prefetch('/b');
  expect(events).toEqual(['rest', 'rest']);
  await last;
  expect(events.slice(2)).toEqual(['idle', 'asks for /a', 'has /a', 'idle', 'asks for /b', 'has /b']);
});

const soon = () => Promise.resolve();

test('a page that need not be fetched holds nothing up', async () => {
  const prefetch = inTurn((path) => path === '/b' && Promise.resolve([]), soon, soon);
  expect(await prefetch('/a')).toEqual([]);
  expect(await prefetch('/b')).toEqual([]);
});

test('a page that cannot be fetched says so, and holds nothing up', async () => {
  const prefetch = inTurn(
    (path) => (path === '/a' ? Promise.reject(new Error('gone')) : Promise.resolve([])),
    soon,
    soon,
  );
  await expect(prefetch('/a')).rejects.toThrow('gone');
  expect(await prefetch('/b')).toEqual([]);
});
