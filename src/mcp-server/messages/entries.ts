import {withoutColors, withoutPrefixes} from '../../search/pasted';
import type {Library, LibraryPage, Section} from '../library/types';

/** A message that a page lists, and the section that explains it. */
export interface MessageEntry {
  readonly page: LibraryPage;
  readonly section: Section;
  readonly message: string;
  /** Parts without placeholders, in lower case. */
  readonly fixed: readonly string[];
}

const messagePages = /\/reference\/(?:messages|errors|log-messages)[a-z-]*$/;
/** Placeholders in a message: `…`, `<NAME>`, and `%s` of source code. */
const placeholder = /…|<[A-Z_ -]+>|%[a-z]/g;

/** All inline code of the pages that list messages. */
export function messageEntries(library: Library): MessageEntry[] {
  return [...library.values()].filter(({route}) => messagePages.test(route)).flatMap(entriesOn);
}

function entriesOn(page: LibraryPage): MessageEntry[] {
  const {text, sections} = page;
  const leaves = sections.map((section, i) => ({
    section,
    own: text.slice(section.start, sections[i + 1]?.start),
  }));
  return leaves.flatMap(({section, own}) =>
    [...own.matchAll(/`([^`\n]+)`/g)].map(([, message = '']) => ({page, section, message, fixed: fixedParts(message)})),
  );
}

function fixedParts(message: string): string[] {
  return plain(message)
    .replace(placeholder, '\0')
    .split('\0')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** A text on one line, without backslash escapes, terminal colors, time and level. */
export function plain(text: string): string {
  return withoutPrefixes(withoutColors(text).replace(/\\(.)/g, '$1').replace(/\s+/g, ' '));
}
