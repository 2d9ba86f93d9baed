import type {SearchIndex} from './build';
import {wordsToText} from './sections';
import type {Weights} from './weights';

type Kind = keyof Weights['prior'];

/** Headings whose sections, and what stands below them, answer less often than their words suggest. */
const headings: readonly (readonly [heading: RegExp, kind: Kind])[] = [
  [/^(next steps|see also|related (commands|guides)|inherited options)$/i, 'furtherReading'],
  [/^(before you begin|clean up)$/i, 'preparation'],
  [/^schemas$/i, 'schema'],
  [/^troubleshooting$/i, 'trouble'],
];
const pages: readonly (readonly [url: RegExp, kind: Kind])[] = [
  [/\/category\//, 'hub'],
  [/\/changelog$/, 'changelog'],
  [/\/reference\/api$/, 'apiReference'],
];
/** Words and separators of a text below which a section is a mere heading for others. */
const shortText = 8;

/** For each section the share of its score that counts. */
export function priorsOf(index: SearchIndex, {prior}: Weights): Float32Array {
  const factor = (rules: readonly (readonly [RegExp, Kind])[], text: string): number => {
    const kind = rules.find(([pattern]) => pattern.test(text))?.[1];
    return kind === undefined ? 1 : prior[kind];
  };
  const byPage = index.pages.map(({url}) => factor(pages, url));
  const passedOn = new Float32Array(index.all.length);
  return Float32Array.from(index.all, ({page, parent, depth, heading, text}, section) => {
    const above = depth > 1 ? (passedOn[parent] ?? 1) : (byPage[page] ?? 1);
    passedOn[section] = above * (depth > 1 ? factor(headings, wordsToText(index.words, heading)) : 1);
    return (passedOn[section] ?? 1) * (depth > 1 && text.length < shortText ? prior.empty : 1);
  });
}
