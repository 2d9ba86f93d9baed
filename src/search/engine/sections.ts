import {decode, ending} from './codec';
import type {PackedFacets, PackedIndex} from './packed';
import {slug} from './slug';
import {isWord} from './tokenize';

/** A section as the engine holds it; its words are numbers into {@link Sections.words}. */
export interface IndexedSection {
  readonly page: number;
  readonly depth: number;
  /** Section one level up; itself for a page. */
  readonly parent: number;
  readonly heading: readonly number[];
  readonly text: readonly number[];
  readonly url: string;
}

export interface IndexedPage {
  readonly url: string;
  readonly group: string;
  readonly facets: PackedFacets;
  readonly first: number;
  /** How people ask for it, separated by semicolons. */
  readonly aliases: readonly number[];
  /** Number of the section behind its last one. */
  readonly end: number;
}

/** Where a section shows a message of the program word for word; see `PackedMessage`. */
export interface IndexedMessage {
  readonly section: number;
  readonly start: number;
  readonly length: number;
}

/** Everything the stored index holds, without what makes it searchable. */
export interface Sections {
  readonly words: readonly string[];
  readonly pages: readonly IndexedPage[];
  readonly all: readonly IndexedSection[];
  readonly messages: readonly IndexedMessage[];
}

/** Reads the stored index. */
export function unpack(packed: PackedIndex): Sections {
  const words = [...packed.words, ...packed.rare];
  const texts = readStream(packed.stream, packed.words.length);
  const all: IndexedSection[] = [];
  const pages: IndexedPage[] = [];
  let anchor = 0;
  packed.pages.forEach(([url, group, facets, count], page) => {
    const first = all.length;
    const open: number[] = [];
    for (let section = first; section < first + count; section += 1) {
      const depth = Number(packed.depths[section]);
      const heading = texts[section * 2] ?? [];
      while (open.length > 0 && (all[open.at(-1) ?? 0]?.depth ?? 0) >= depth) {
        open.pop();
      }
      const stored = depth > 1 ? packed.anchors[anchor++] : undefined;
      const name = stored === 0 ? slug(wordsToText(words, heading)) : stored;
      all.push({
        page,
        depth,
        parent: open.at(-1) ?? section,
        heading,
        text: texts[section * 2 + 1] ?? [],
        url: name === undefined ? url : `${url}#${name}`,
      });
      open.push(section);
    }
    pages.push({
      url,
      group: packed.groups[group] ?? '',
      facets: packed.facets[facets] ?? ['', '', ''],
      aliases: texts[packed.depths.length * 2 + page] ?? [],
      first,
      end: all.length,
    });
  });
  const messages = packed.messages.map(([section, start, length]) => ({section, start, length}));
  return {words, pages, all, messages};
}

function readStream(stream: string, firstRare: number): number[][] {
  let rare = firstRare;
  const texts: number[][] = [];
  let text: number[] = [];
  for (let at = 0; at < stream.length; at += 1) {
    const code = stream.codePointAt(at) ?? 0;
    at += code > 0xffff ? 1 : 0;
    if (code === ending.charCodeAt(0)) {
      texts.push(text);
      text = [];
    } else {
      const number = decode(code);
      text.push(number === 0 ? rare++ : number - 1);
    }
  }
  return texts;
}

/** Puts words together again, with the spaces that go without saying. */
export function wordsToText(words: readonly string[], numbers: readonly number[]): string {
  let text = '';
  let afterWord = false;
  for (const number of numbers) {
    const token = words[number] ?? '';
    const word = isWord(token);
    text += word && afterWord ? ` ${token}` : token;
    afterWord = word;
  }
  return text;
}
