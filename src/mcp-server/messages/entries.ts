import type {Library, LibraryPage, Section} from '../library/types';

/** A message that a page shows word for word, and the part of the page that explains it. */
export interface MessageEntry {
  readonly page: LibraryPage;
  readonly section: Section;
  readonly message: string;
  /** The parts of the message that never change, in lower case. */
  readonly fixed: readonly string[];
}

/** Pages that list messages of a program word for word. */
const messagePages = /\/reference\/(?:messages|errors|log-messages)[a-z-]*$/;
/** What stands for names and values: `…`, `<NAME>`, and `%s` of source code. */
const placeholder = /…|<[A-Z_ -]+>|%[a-z]/g;

/** All messages of the pages that list them: code in headings, in tables and in the text. */
export function messageEntries(library: Library): MessageEntry[] {
  return [...library.values()].filter(({route}) => messagePages.test(route)).flatMap(entriesOn);
}

function entriesOn(page: LibraryPage): MessageEntry[] {
  const leaves = page.sections.map((section, i) => ({
    section,
    own: page.text.slice(section.start, page.sections[i + 1]?.start ?? page.text.length),
  }));
  return leaves.flatMap(({section, own}) =>
    [...own.matchAll(/`([^`\n]+)`/g)].map(([, message = '']) => ({page, section, message, fixed: fixedParts(message)})),
  );
}

/** The fixed parts of a message, in lower case and with single spaces. */
export function fixedParts(message: string): string[] {
  return plain(message)
    .replace(placeholder, '\0')
    .split('\0')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** A text on one line, without marks of Markdown. */
export function plain(text: string): string {
  return text.replace(/\\(.)/g, '$1').replace(/\s+/g, ' ').trim();
}
