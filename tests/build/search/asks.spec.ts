import {expect, test} from '@playwright/test';

import {readAsks} from '../../../src/data/asks/read';
import {siteDir} from '../../support/site';
import {sourcePages} from '../../support/sources';

import {builtEngine} from './evaluate';

/** Minimum share of phrasings that find their page; the others also suit a second page. */
const found = 0.9;
/** Sampling interval; all phrasings would take minutes. */
const every = 14;

test('what people ask leads to its page in the first three hits, and is shown to nobody', () => {
  test.setTimeout(180_000);
  const {engine} = builtEngine();
  const asked = sourcePages()
    .flatMap(({file, product: {docsFolder, routeBasePath}}) => {
      const {page = [], sections = {}} = readAsks(siteDir, file) ?? {};
      const path = file.slice(docsFolder.length, -'.mdx'.length).replace(/\/index$/, '');
      const url = `${routeBasePath.replace(/\/$/, '')}${path}`;
      return [...page, ...Object.values(sections).flat()].map((phrasing) => ({phrasing, url}));
    })
    .filter((_, at) => at % every === 0);
  const missed = asked.filter(({phrasing, url}) => {
    const {hits} = engine.search({query: phrasing, hitsPerPage: 3});
    return !hits.some((hit) => hit.url.split('#')[0] === url);
  });
  const list = missed.map(({phrasing, url}) => `${url}: ${phrasing}`).join('\n');
  expect(1 - missed.length / asked.length, list).toBeGreaterThanOrEqual(found);
  const query = 'restarted my laptop and agents lost their tools';
  expect(JSON.stringify(engine.search({query}).hits)).not.toMatch(/lost their tools/i);
});
