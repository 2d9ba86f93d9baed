import {decode, ending} from './codec';
import type {PackedFacets, PackedIndex} from './packed';
import {slug} from './slug';
import {isWord} from './tokenize';

/** A section whose texts are indexes into {@link Sections.words}. */
export interface IndexedSection {
  readonly page: number;
  readonly depth: number;
  /** Parent section; a page is its own parent. */
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
  /** Phrasings, separated by semicolons. */
  readonly aliases: readonly number[];
  /** Number of the section after its last one. */
  readonly end: number;
}

/** Position of a program message in a section; see `PackedMessage`. */
export interface IndexedMessage {
  readonly section: number;
  readonly start: number;
  readonly length: number;
}

/** The decoded index. */
export interface Sections {
  readonly words: readonly string[];
  readonly pages: readonly IndexedPage[];
  readonly all: readonly IndexedSection[];
  readonly messages: readonly IndexedMessage[];
}

/** Decodes a stored index. */
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

/** Joins words and restores the spaces between them. */
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
