import {expect, test} from '@playwright/test';

import {SearchEngine} from '../../../src/search/engine/engine';
import {addressOf} from '../../../src/search/slug';
import {limits} from '../../../src/site/limits';
import {builtSearch} from '../../support/searchIndex';

const built = builtSearch();

test.skip(built === undefined, 'the site was built for another search provider');

/** Words of a message without placeholders and numbers; one or two are a label, which a query cannot identify. */
const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/<[^>]*>/g, '')
    .match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];

for (const [what, page, fewest] of [
  ['a message of a program', /\/reference\/(?:messages|errors|log-messages)[a-z-]*$/, 250],
  ['method and path of an operation', /\/reference\/api$/, 40],
] as const) {
  test(`${what} leads first to its section, from its product`, () => {
    const engine = new SearchEngine(built!.data);
    engine.addAsks(built!.asks);
    const quoted = built!.data.pages
      .filter(({url}) => page.test(url))
      .flatMap(({url, product, sections}) =>
        sections.flatMap((section) =>
          (section.messages ?? []).map((text) => ({text, product, url: addressOf(url, section)})),
        ),
      )
      .filter(({text}) => wordsIn(text).length > 2);
    expect(quoted.length).toBeGreaterThan(fewest);
    const missed = quoted.filter(({text, product}) => {
      const query = text.slice(0, limits.search.queryLength);
      const found = engine.search({query, optionalFilters: [`product:${product}`]}).hits[0]?.url;
      const same = quoted.filter((other) => wordsIn(other.text).join() === wordsIn(text).join());
      return !same.some(({url}) => url === found);
    });
    expect(missed.map(({text, url}) => `${text} → ${url}`)).toEqual([]);
  });
}
