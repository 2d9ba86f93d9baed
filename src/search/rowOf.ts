import {levelOf, placeOf, type ShownHit} from './present';

/** A hit as the modal shows it. */
export interface Row extends ShownHit {
  /** Whether the row above is of the same page. */
  readonly follows: boolean;
}

/** Hits as rows of the modal, in which those of one page stand together. */
export function rowsOf(hits: readonly ShownHit[]): Row[] {
  const seen = new Set<string>();
  return hits.map((hit) => {
    const {lvl0, lvl1} = hit.hierarchy;
    const page = `${groupOf(lvl0)} ${lvl1}`;
    const follows = seen.has(page);
    seen.add(page);
    return rowOf(hit, follows);
  });
}

/** Words up to which a heading says little without its page, such as "Next steps". */
const fewWords = 2;

/**
 * A hit as a row: its heading, with the page where that is short, then a line for its place and one for the words that
 * matched. DocSearch would show a match in the text without its heading, and would not keep it among the recent searches.
 */
export function rowOf({hierarchy: headings, ...rest}: ShownHit, follows = false): Row {
  const hit = {...rest, follows, hierarchy: {...headings, lvl0: groupOf(headings.lvl0)}};
  const level = levelOf(hit);
  if (level === 'lvl1') {
    return {...hit, type: level};
  }
  const {hierarchy, content} = hit._snippetResult;
  const [page, ...above] = placeOf(hit);
  const heading = hit.hierarchy[level] ?? '';
  const withPage = !follows && heading.split(/\s+/).length <= fewWords;
  const addition = withPage ? ` · ${page}` : '';
  const place = [...(follows || withPage ? [] : [page]), ...above].join(' › ');
  const lines = [place, content?.value].filter(Boolean).map((line) => `<span>${line}</span>`);
  return {
    ...hit,
    type: level,
    hierarchy: {...hit.hierarchy, [level]: `${heading}${addition}`},
    _snippetResult: {
      ...hit._snippetResult,
      hierarchy: {
        ...hierarchy,
        [level]: {value: `${hierarchy[level]?.value ?? heading}${addition}`, matchLevel: 'none'},
        lvl1: {value: lines.join(''), matchLevel: 'none'},
      },
    },
  };
}

/** The product of a hit: the modal groups by it, so that the best hits stay first. */
function groupOf(place: string): string {
  return place.split(' · ')[0] ?? place;
}

/**
 * The row above the hits that leads to the search page with all of a query.
 *
 * @param url of the search page with the query
 */
export function longQueryRow(text: string, url: string): Row {
  const none = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return {
    objectID: url,
    url,
    follows: false,
    type: 'lvl1',
    product: '',
    docusaurus_tag: 'default',
    language: 'en',
    hierarchy: {lvl0: 'Your text', lvl1: `Search for all ${text.length} characters`, ...none},
    content: null,
    _snippetResult: {hierarchy: {}},
  };
}
