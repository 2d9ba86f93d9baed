import {expect, test} from '@playwright/test';

import {closest, distance, unknown} from '../../../../src/data/checks/nearest';

test('swapped letters count as one slip', () => {
  expect(distance('stpo', 'stop')).toBe(1);
  expect(distance('', 'abc')).toBe(3);
  expect(distance('fetch', 'fetch')).toBe(0);
});

test('an author is pointed to the closest name, and from a part of a name to the whole', () => {
  expect(closest('resource', ['resourceOverrides', 'resources', 'env'])[0]).toBe('resources');
  expect(closest('--force', ['--help', '--force-certs'])[0]).toBe('--force-certs');
});

test('a message goes without a name when there is none to give', () => {
  expect(unknown('option', '-x', [], 'thv list')).toBe('unknown option "-x" of thv list');
});
