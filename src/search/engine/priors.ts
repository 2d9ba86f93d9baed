import type {SearchIndex} from './build';
import {wordsToText} from './sections';

/** Sections that answer less often than their words suggest, with what their score is worth. */
const headings: readonly (readonly [heading: RegExp, factor: number])[] = [
  [/^(next steps|see also|related (commands|guides))$/i, 0.45],
  [/^inherited options$/i, 0.4],
  [/^(before you begin|clean up)$/i, 0.8],
];
const pages: readonly (readonly [url: RegExp, factor: number])[] = [
  [/\/category\//, 0.85],
  [/\/changelog$/, 0.75],
];

/** For each section the share of its score that counts. */
export function priorsOf(index: SearchIndex): Float32Array {
  const byPage = index.pages.map(({url}) => factorOf(pages, url));
  return Float32Array.from(
    index.all,
    ({page, heading}) => (byPage[page] ?? 1) * factorOf(headings, wordsToText(index.words, heading)),
  );
}

function factorOf(rules: readonly (readonly [RegExp, number])[], text: string): number {
  return rules.find(([pattern]) => pattern.test(text))?.[1] ?? 1;
}
