import {levelOf, placeOf, type ShownHit} from './present';

export interface Row extends ShownHit {
  /** Whether it is a further section of the page in the row above. */
  readonly follows: boolean;
}

/** Converts hits to rows of the modal; DocSearch groups them by page. */
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

/** Headings of up to this many words, such as "Next steps", are shown with their page. */
const fewWords = 2;

/**
 * Converts a hit to a row: the heading, with the page's title if the heading is short, then the path and the snippet.
 * With the type `content`, DocSearch would leave out the heading and would not store the hit as a recent search.
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

/** Returns the product, under which DocSearch lists a hit; groups by page would reorder hits. */
function groupOf(place: string): string {
  return place.split(' · ')[0] ?? place;
}

/** Makes the row that links to the search page for queries that the modal shortens. */
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
