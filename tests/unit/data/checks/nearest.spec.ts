import {expect, test} from '@playwright/test';

import {distance, nearest, unknown} from '../../../../src/data/checks/nearest';

test('swapped letters count as one slip', () => {
  expect(distance('stpo', 'stop')).toBe(1);
  expect(distance('', 'abc')).toBe(3);
  expect(distance('fetch', 'fetch')).toBe(0);
});

test('an author is pointed to the closest name', () => {
  expect(nearest('resource', ['resourceOverrides', 'resources', 'env'])).toBe('resources');
});

test('an author who leaves out a part of a name is pointed to the whole', () => {
  expect(nearest('--force', ['--help', '--force-certs'])).toBe('--force-certs');
});

test('a message goes without a name when there is none to give', () => {
  expect(unknown('option', '-x', [], 'thv list')).toBe('unknown option "-x" of thv list');
});
