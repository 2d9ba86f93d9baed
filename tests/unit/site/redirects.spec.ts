import {expect, test} from '@playwright/test';

import {redirectFaults} from '../../../src/site/redirects';

const pages = new Set(['/new', '/other']);

test('a redirect from an old path to a page is fine', () => {
  expect(redirectFaults([{from: '/old', to: '/new'}], pages)).toEqual([]);
});

const faults: [string, {from: string; to: string}[], string][] = [
  ['a page that exists', [{from: '/other', to: '/new'}], '/other is a page'],
  ['nowhere', [{from: '/old', to: '/gone'}], '/old leads to /gone, which is not a page'],
  [
    'a path that is written with a slash at its end',
    [{from: '/old/', to: '/new'}],
    '/old/ does not begin with a slash, or ends with one',
  ],
  [
    'one path twice',
    [
      {from: '/old', to: '/new'},
      {from: '/old', to: '/other'},
    ],
    '/old is redirected twice',
  ],
];

for (const [name, list, fault] of faults) {
  test(`a redirect is refused that concerns ${name}`, () => {
    expect(redirectFaults(list, pages)).toEqual([fault]);
  });
}
