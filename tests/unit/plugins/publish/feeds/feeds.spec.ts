import {expect, test} from '@playwright/test';

import {type ReleaseData, releaseFeeds} from '../../../../../src/plugins/publish/feeds/feeds';

const data: ReleaseData = {
  product: 'Sample',
  releases: [
    {
      version: 'v2.0.0',
      date: '2025-02-03',
      title: 'Second',
      url: 'https://example.com/v2',
      changes: [{kind: 'added', text: 'A & B'}],
    },
    {version: 'v1.0.0', date: '2025-01-02', url: 'https://example.com/v1', changes: []},
  ],
};

test('a subscriber gets every release in each of the three formats', () => {
  const [rss, atom, json] = Object.values(releaseFeeds(data, 'https://docs.example.com'));
  expect(rss?.match(/<item>/g)).toHaveLength(2);
  expect(atom?.match(/<entry>/g)).toHaveLength(2);
  expect((JSON.parse(json ?? '') as {items: unknown[]}).items).toHaveLength(2);
});

test('a feed entry leads to the release on the changelog page and keeps its date', () => {
  const atom = releaseFeeds(data, 'https://docs.example.com')['/codegate/about/changelog.atom.xml'];
  expect(atom).toContain('https://docs.example.com/codegate/about/changelog#v2.0.0');
  expect(atom).toContain('2025-02-03T00:00:00.000Z');
});

test('a feed reader learns the author and shows the changes of a release as text', () => {
  const [, atom, json] = Object.values(releaseFeeds(data, 'https://docs.example.com'));
  expect(atom).toContain('<author>');
  const {items} = JSON.parse(json ?? '') as {items: {content_html: string}[]};
  expect(items[0]?.content_html).toBe('<ul><li>added: A &amp; B</li></ul>');
});

test('an author who writes an impossible date is told which one', () => {
  const broken = {...data, releases: [{...data.releases[0]!, date: '2025-13-01'}]};
  expect(() => releaseFeeds(broken, 'https://docs.example.com')).toThrow('"2025-13-01" is not a date');
});
