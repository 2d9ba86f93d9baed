import {levelOf, placeOf, type ShownHit} from './present';

/**
 * A hit as a row of the modal: its heading above, and below it where the heading stands and the words that matched.
 * DocSearch would show a match in the text without its heading, and would not keep it among the recent searches.
 */
export function rowOf({hierarchy: headings, ...rest}: ShownHit): ShownHit {
  const hit = {...rest, hierarchy: {...headings, lvl0: groupOf(headings.lvl0)}};
  const level = levelOf(hit);
  if (level === 'lvl1') {
    return {...hit, type: level};
  }
  const {hierarchy, content} = hit._snippetResult;
  const place = hit.type === 'content' ? hit.hierarchy.lvl1 : placeOf(hit).join(' › ');
  const line = {value: [place, content?.value].filter(Boolean).join(' · '), matchLevel: 'none' as const};
  return {...hit, type: level, _snippetResult: {...hit._snippetResult, hierarchy: {...hierarchy, lvl1: line}}};
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
export function longQueryRow(text: string, url: string): ShownHit {
  const none = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return {
    objectID: url,
    url,
    type: 'lvl1',
    product: '',
    docusaurus_tag: 'default',
    language: 'en',
    hierarchy: {lvl0: 'Your text', lvl1: `Search for all ${text.length} characters`, ...none},
    content: null,
    _snippetResult: {hierarchy: {}},
  };
}
