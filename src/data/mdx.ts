import type {Root} from 'mdast';
import {fromMarkdown, type Options} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {gfm} from 'micromark-extension-gfm';
import {mdxjs} from 'micromark-extension-mdxjs';

import {plainText} from './readText';

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

/** Names and paths of the partials that a page imports. */
export function partialsOf(text: string): (readonly [name: string, path: string])[] {
  return Array.from(text.matchAll(/^import (\w+) from '([^']+\.mdx)';?$/gm), ([, name = '', path = '']) => [
    name,
    path,
  ]);
}

/** A bullet list. */
export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** A code block; `info` is its language and meta string. */
export function fence(info: string, content: string): string {
  return `\`\`\`${info}\n${content}\n\`\`\``;
}
