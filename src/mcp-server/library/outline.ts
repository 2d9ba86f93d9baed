import {tokensOf} from './tokens';
import type {LibraryPage, Section} from './types';

/** Stable id of a section. */
export function sectionId({route}: Pick<LibraryPage, 'route'>, {slug, level}: Section): string {
  return level === 1 ? route : `${route}#${slug}`;
}

/** A page, or a part of it, as lines of section ids with their sizes. */
export function outlineOf(page: LibraryPage, from = 0): string {
  return page.sections
    .filter(({level, end}) => level > 1 && end > from)
    .map((section) => {
      const indent = '  '.repeat(section.level - 2);
      return `${indent}- ${sectionId(page, section)} (about ${tokensOf(section.end - section.start)} tokens): ${section.title}`;
    })
    .join('\n');
}
