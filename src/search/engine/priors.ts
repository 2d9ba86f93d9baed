import type {SearchIndex} from './build';
import {wordsToText} from './sections';
import type {Weights} from './weights';

type Kind = keyof Weights['prior'];

/** Words of queries about problems. */
const symptom =
  /\b(not|no|nothing|never|cannot|can't|doesn't|won't|isn't|why|error|fail\w*|broken|crash\w*|panic\w*|stuck|hang\w*|missing|empty|invalid|denied|refused|unavailable|unable|unreachable|already in use|stop(s|ped) working|problem|issue|trouble\w*|\d{3})\b/i;

/** Whether a query describes a problem. */
export function tellsSymptom(query: string): boolean {
  return symptom.test(query);
}

const pages: readonly (readonly [url: RegExp, kind: Kind])[] = [
  [/\/reference\/api$/, 'apiReference'],
  [/\/kubernetes\//, 'cluster'],
  [/\/troubleshooting$/, 'trouble'],
  [/\/reference\/(messages|errors|log-messages)[^/]*$/, 'trouble'],
];
const troubleshooting = /^troubleshooting$/i;

/** Returns the factor for the score of each section. */
export function priorsOf(index: SearchIndex, {prior}: Weights, isSymptom = false): Float32Array {
  const worth = (kind: Kind | undefined): number =>
    kind === undefined || (isSymptom && kind === 'trouble') ? 1 : prior[kind];
  const byPage = index.pages.map(({url}) => worth(pages.find(([pattern]) => pattern.test(url))?.[1]));
  const passedOn = new Float32Array(index.all.length);
  index.all.forEach(({page, parent, depth, heading}, section) => {
    const above = depth > 1 ? (passedOn[parent] ?? 1) : (byPage[page] ?? 1);
    const isTrouble = depth > 1 && troubleshooting.test(wordsToText(index.words, heading));
    passedOn[section] = above * (isTrouble ? worth('trouble') : 1);
  });
  return passedOn;
}
