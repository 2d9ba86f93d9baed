import type {SearchIndex} from './build';
import {wordsToText} from './sections';

/** Sections that answer less often than their words suggest, with what their score is worth. */
const headings: readonly (readonly [heading: RegExp, factor: number])[] = [
  [/^(next steps|see also|related (commands|guides))$/i, 0.45],
  [/^inherited options$/i, 0.4],
  [/^(before you begin|clean up)$/i, 0.8],
  [/^schemas$/i, 0.8],
];
const pages: readonly (readonly [url: RegExp, factor: number])[] = [
  [/\/category\//, 0.85],
  [/\/changelog$/, 0.75],
];

/** For each section the share of its score that counts; what holds for a heading holds below it too. */
export function priorsOf(index: SearchIndex): Float32Array {
  const byPage = index.pages.map(({url}) => factorOf(pages, url));
  const priors = new Float32Array(index.all.length);
  index.all.forEach(({page, parent, depth, heading}, section) => {
    const above = depth > 1 && parent !== section ? (priors[parent] ?? 1) : (byPage[page] ?? 1);
    priors[section] = above * factorOf(headings, wordsToText(index.words, heading));
  });
  return priors;
}

function factorOf(rules: readonly (readonly [RegExp, number])[], text: string): number {
  return rules.find(([pattern]) => pattern.test(text))?.[1] ?? 1;
}
