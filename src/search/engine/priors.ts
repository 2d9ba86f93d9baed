import type {SearchIndex} from './build';
import {wordsToText} from './sections';
import type {Weights} from './weights';

type Kind = Exclude<keyof Weights['prior'], 'troubleForSymptom'>;

/** Words with which visitors tell that something does not work. */
const symptom =
  /\b(not|no|nothing|never|cannot|can't|doesn't|won't|isn't|why|error|fail\w*|broken|crash\w*|panic\w*|stuck|hang\w*|missing|empty|invalid|denied|refused|unavailable|unable|unreachable|already in use|stop(s|ped) working|problem|issue|trouble\w*|\d{3})\b/i;

/** Whether a query tells that something does not work. */
export function tellsSymptom(query: string): boolean {
  return symptom.test(query);
}

/** Headings whose sections, and what stands below them, answer less often than their words suggest. */
const headings: readonly (readonly [heading: RegExp, kind: Kind])[] = [
  [/^(next steps|see also|related (commands|guides)|inherited options)$/i, 'furtherReading'],
  [/^(before you begin|clean up)$/i, 'preparation'],
  [/^schemas$/i, 'schema'],
  [/^troubleshooting$/i, 'trouble'],
];
const pages: readonly (readonly [url: RegExp, kind: Kind])[] = [
  [/\/category\//, 'hub'],
  [/^\/[^/]*$/, 'overview'],
  [/\/(quickstart[^/]*$|tutorials\/)/, 'start'],
  [/\/faq$/, 'questions'],
  [/\/changelog$/, 'changelog'],
  [/\/reference\/api$/, 'apiReference'],
  [/\/kubernetes\//, 'cluster'],
  [/\/servers\//, 'recipe'],
  [/\/troubleshooting$/, 'trouble'],
  [/\/reference\/(messages|errors|log-messages)[^/]*$/, 'trouble'],
];
/** Words and separators of a text below which a section is a mere heading for others. */
const shortText = 8;

/** For each section the share of its score that counts. */
export function priorsOf(index: SearchIndex, {prior: given}: Weights, isSymptom = false): Float32Array {
  const prior = {...given, trouble: isSymptom ? given.troubleForSymptom : given.trouble};
  const factor = (rules: readonly (readonly [RegExp, Kind])[], text: string): number => {
    const kind = rules.find(([pattern]) => pattern.test(text))?.[1];
    return kind === undefined ? 1 : prior[kind];
  };
  const hubs = hubsOf(index.pages.map(({url}) => url));
  const byPage = index.pages.map(({url}) => (hubs.has(url) ? prior.hub : factor(pages, url)));
  const passedOn = new Float32Array(index.all.length);
  return Float32Array.from(index.all, ({page, parent, depth, heading, text}, section) => {
    const above = depth > 1 ? (passedOn[parent] ?? 1) : (byPage[page] ?? 1);
    passedOn[section] = above * (depth > 1 ? factor(headings, wordsToText(index.words, heading)) : 1);
    return (passedOn[section] ?? 1) * (depth > 1 && text.length < shortText ? prior.empty : 1);
  });
}

/** Pages below which other pages lie, the roots left out. */
function hubsOf(urls: readonly string[]): Set<string> {
  const parents = new Set(urls.map((url) => url.slice(0, url.lastIndexOf('/'))));
  return new Set(urls.filter((url) => url.lastIndexOf('/') > 0 && parents.has(url)));
}
