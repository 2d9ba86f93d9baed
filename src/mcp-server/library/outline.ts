import type {LibraryPage, Section} from './types';

/** Average number of characters of English and code that language models read as one token. */
export const charactersPerToken = 4;

/** Estimated number of tokens, rounded to tens. */
export function tokensOf(characters: number): number {
  return Math.max(10, Math.round(characters / charactersPerToken / 10) * 10);
}

/** Stable id of a section: the route, with the anchor unless it is the page's title. */
export function sectionId({route}: Pick<LibraryPage, 'route'>, {slug, level}: Section): string {
  return level === 1 ? route : `${route}#${slug}`;
}

/** Ids, sizes and titles of the sections that end after a position, as a nested list. */
export function outlineOf(page: LibraryPage, from = 0): string {
  return page.sections
    .filter(({level, end}) => level > 1 && end > from)
    .map((section) => {
      const indent = '  '.repeat(section.level - 2);
      return `${indent}- ${sectionId(page, section)} (about ${tokensOf(section.end - section.start)} tokens): ${section.title}`;
    })
    .join('\n');
}
