import {levelOf, placeOf, type ShownHit} from './present';

/**
 * A hit as a row of the modal: its heading above, and below it where the heading stands and the words that matched.
 * DocSearch would show a match in the text without its heading, and would not keep it among the recent searches.
 */
export function rowOf(hit: ShownHit): ShownHit {
  const level = levelOf(hit);
  if (level === 'lvl1') {
    return {...hit, type: level};
  }
  const {hierarchy, content} = hit._snippetResult;
  const place = hit.type === 'content' ? hit.hierarchy.lvl1 : placeOf(hit).join(' › ');
  const line = {value: [place, content?.value].filter(Boolean).join(' · '), matchLevel: 'none' as const};
  return {...hit, type: level, _snippetResult: {...hit._snippetResult, hierarchy: {...hierarchy, lvl1: line}}};
}
