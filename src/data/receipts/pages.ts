import type {Root} from 'mdast';
import {fromMarkdown, type Options} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {gfm} from 'micromark-extension-gfm';
import {mdxjs} from 'micromark-extension-mdxjs';

import {plainText} from '../readText';

import {collectNotes, type LocatedNote} from './collect';

/**
 * Parses an MDX page; front matter is blanked so that line numbers stay correct.
 * @param more further syntax, and what makes nodes of it
 */
export function parseMdx(text: string, more: Pick<Options, 'extensions' | 'mdastExtensions'> = {}): Root {
  const body = plainText(text).replace(/^---\n[\s\S]*?\n---\n/, (matter) => matter.replaceAll(/[^\n]/g, ''));
  return fromMarkdown(body, {
    extensions: [gfm(), mdxjs(), ...(more.extensions ?? [])],
    mdastExtensions: [gfmFromMarkdown(), mdxFromMarkdown(), ...(more.mdastExtensions ?? [])],
  });
}

export function notesOf({file, text}: {readonly file: string; readonly text: string}): LocatedNote[] {
  try {
    return collectNotes(parseMdx(text));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}
