import type {PageRecord, SearchData, SectionRecord, WordLists} from '../../../src/search/types';

/** Few words, so that a test does not depend on the lists of the site. */
export const words: WordLists = {
  fillers: ['a', 'the', 'of', 'in', 'is', 'how', 'do', 'i', 'my', 'to'],
  everyday: [],
  symptoms: ['fail\\w*'],
  names: {mcp: ['toolhive'], gateway: ['codegate']},
  synonyms: ['delete, remove'],
  hints: {'kill, shut down': 'stop'},
};

/** A page with sections below it, by heading. */
export function page(
  url: string,
  heading: string,
  text: string,
  sections: Readonly<Record<string, string>> = {},
  product = 'mcp',
): PageRecord {
  const below = Object.entries(sections).map(([name, own]): SectionRecord => ({
    id: name.toLowerCase().replaceAll(' ', '-'),
    heading: name,
    depth: 2,
    text: own,
  }));
  return {url, product, sections: [{id: '', heading, depth: 1, text}, ...below]};
}

export function dataOf(...pages: readonly PageRecord[]): SearchData {
  return {words, pages};
}
