import {expect, test} from '@playwright/test';

import {checkLink, outsideLinks} from '../../../../src/plugins/authoring/links';

const link = {url: 'https://example.com/page', places: ['a.mdx:1']};
const answering = (...statuses: (number | Error)[]) => {
  const asked: string[] = [];
  const get = ((url: string) => {
    asked.push(url);
    const status = statuses[Math.min(asked.length, statuses.length) - 1]!;
    return status instanceof Error ? Promise.reject(status) : Promise.resolve({status, ok: status < 300});
  }) as unknown as typeof fetch;
  return {get, asked};
};

test('links are found in prose with all their places, without their fragments', () => {
  const text =
    '[A](https://example.com/a#part) and\n<Card href="https://example.com/b">B</Card>\n[A](https://example.com/a)';
  expect(outsideLinks([{file: 'page.mdx', text}])).toEqual([
    {url: 'https://example.com/a', places: ['page.mdx:1', 'page.mdx:3']},
    {url: 'https://example.com/b', places: ['page.mdx:2']},
  ]);
});

test('links in code and links of this site are left alone', () => {
  const text = '`[A](https://example.com/a)`\n\n```text\n[B](https://example.com/b)\n```\n\n[C](/toolhive)';
  expect(outsideLinks([{file: 'page.mdx', text}])).toEqual([]);
});

const cases: [string, (number | Error)[], string, number][] = [
  ['a page that is there', [200], 'fine', 1],
  ['a page that is gone', [404], 'broken', 2],
  ['a host that fails once', [500, 200], 'fine', 2],
  ['a host that is not there', [new Error('getaddrinfo ENOTFOUND')], 'broken', 2],
  ['a host that turns machines away', [403], 'unknown', 1],
];

for (const [name, statuses, state, times] of cases) {
  test(`${name} is ${state}`, async () => {
    const {get, asked} = answering(...statuses);
    expect((await checkLink(link, get)).state).toBe(state);
    expect(asked).toHaveLength(times);
  });
}
