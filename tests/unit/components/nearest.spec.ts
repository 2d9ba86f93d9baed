import {expect, test} from '@playwright/test';

import {nearestPages} from '../../../src/components/NotFound/nearest';

const pages = [
  '/toolhive/quickstart',
  '/toolhive/how-to/install',
  '/codegate/quickstart',
  '/codegate/how-to/install',
].map((path) => ({path, title: path}));
const nearest = (missing: string, count?: number) => nearestPages(pages, missing, count).map(({path}) => path);

test('a visitor with a typing error is offered the page that was meant first', () => {
  expect(nearest('/toolhive/quikstart')[0]).toBe('/toolhive/quickstart');
  expect(nearest('/codegate/howto/instal')[0]).toBe('/codegate/how-to/install');
});

test('an old address with a file ending leads to the same page', () => {
  expect(nearest('/codegate/quickstart.html')[0]).toBe('/codegate/quickstart');
  expect(nearest('/toolhive/how-to/install/index.html')[0]).toBe('/toolhive/how-to/install');
});

test('a visitor with an address unlike any page is offered none', () => {
  expect(nearest('/xyzzy')).toEqual([]);
  expect(nearest('/')).toEqual([]);
});

test('the list is no longer than asked for', () => {
  expect(nearest('/toolhive/quickstart', 1)).toHaveLength(1);
});
