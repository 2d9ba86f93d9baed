import {brotliCompressSync} from 'node:zlib';

import {expect, test} from '@playwright/test';

import {packRecords} from '../../../src/search/engine/pack';
import {SearchEngine} from '../../../src/search/engine/search';
import {type Sections, unpack, wordsToText} from '../../../src/search/engine/sections';
import {isWord} from '../../../src/search/engine/tokenize';
import type {SearchRecord} from '../../../src/search/types';
import {builtIndex, parseIndex} from '../../support/searchIndex';

const sizes = [100, 300, 1000];
/** Words between two that occur on no other page. */
const newWordEvery = 40;
const queries = [
  'thv run',
  'permission profile',
  'kuberntes operator',
  'how do I stop a server',
  'CODEGATE_OLLAMA_URL',
];

const index = builtIndex();

test.skip(
  index === undefined || process.env.SEARCH_BENCHMARK === undefined,
  'part of the benchmark of the local search',
);

/** Pages of the site, then generated ones of the same form with other words. */
function pagesLike(sections: Sections, wanted: number): SearchRecord[] {
  return Array.from({length: wanted}, (_, number) => number).flatMap((number) => {
    const round = Math.floor(number / sections.pages.length);
    const page = sections.pages[number % sections.pages.length]!;
    return sections.all.slice(page.first, page.end).map((section, at): SearchRecord => {
      const heading = wordsToText(sections.words, section.heading);
      const url = round === 0 ? section.url : section.url.replace(page.url, `${page.url}-${round}`);
      const levels = Array.from({length: 6}, (_level, level) => (level === section.depth - 1 ? heading : null));
      const [lvl1, lvl2, lvl3, lvl4, lvl5, lvl6] = levels.map(
        (level, depth) => level ?? (depth < section.depth ? 'x' : null),
      );
      return {
        objectID: `${url}-${at}`,
        url,
        hierarchy: {
          lvl0: page.group,
          lvl1: lvl1 ?? null,
          lvl2: lvl2 ?? null,
          lvl3: lvl3 ?? null,
          lvl4: lvl4 ?? null,
          lvl5: lvl5 ?? null,
          lvl6: lvl6 ?? null,
        },
        content: varied(sections, section.text, number, round),
        type: 'lvl1',
        product: page.facets[0],
        docusaurus_tag: page.facets[1],
        language: page.facets[2],
      };
    });
  });
}

/** A random text of the same length with words of all texts; the first round returns the text itself. */
function varied(sections: Sections, text: readonly number[], number: number, round: number): string {
  if (round === 0) {
    return wordsToText(sections.words, text);
  }
  let seed = number * 7919 + text.length;
  const drawn = text.map((_, at) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const source = sections.all[seed % sections.all.length]?.text ?? [];
    const word = sections.words[source[(seed >>> 8) % Math.max(1, source.length)] ?? 0] ?? '';
    return at % newWordEvery === 0 && isWord(word) ? `${word}${number}` : word;
  });
  return drawn.filter(isWord).join(' ');
}

test('the index and the time for an answer grow no faster than the pages', () => {
  test.setTimeout(180_000);
  const sections = unpack(parseIndex(index ?? ''));
  const rows = sizes.map((pages) => {
    const packed = packRecords(pagesLike(sections, pages));
    const brotli = brotliCompressSync(JSON.stringify(packed)).length;
    const started = performance.now();
    const engine = new SearchEngine(packed);
    const ready = performance.now() - started;
    const times = queries.map((query) => timeOf(() => engine.search({query})));
    return {pages, brotli, ready, answer: Math.max(...times)};
  });
  const report = rows.map(
    ({pages, brotli, ready, answer}) =>
      `${pages} pages: ${Math.round(brotli / 1000)} kB brotli, ready in ${Math.round(ready)} ms, answers in ${answer.toFixed(1)} ms at most`,
  );
  console.log(report.join('\n'));
  const [small, , large] = rows;
  expect(large!.brotli / small!.brotli).toBeLessThanOrEqual(large!.pages / small!.pages);
});

/** Best of several runs in milliseconds. */
function timeOf(run: () => unknown): number {
  return Math.min(
    ...Array.from({length: 3}, () => {
      const started = performance.now();
      run();
      return performance.now() - started;
    }),
  );
}
