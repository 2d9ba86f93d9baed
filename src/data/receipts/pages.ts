import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {gfm} from 'micromark-extension-gfm';
import {mdxjs} from 'micromark-extension-mdxjs';

import {plainText} from '../readText';

import {collectNotes, type LocatedNote} from './collect';

/** Parses an MDX page; front matter is blanked so that line numbers stay correct. */
export function parseMdx(text: string): Root {
  const body = plainText(text).replace(/^---\n[\s\S]*?\n---\n/, (matter) => matter.replaceAll(/[^\n]/g, ''));
  return fromMarkdown(body, {
    extensions: [gfm(), mdxjs()],
    mdastExtensions: [gfmFromMarkdown(), mdxFromMarkdown()],
  });
}

export function notesOf({file, text}: {readonly file: string; readonly text: string}): LocatedNote[] {
  try {
    return collectNotes(parseMdx(text));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}
