import type {Element} from 'hast';
import {select, selectAll} from 'hast-util-select';
import type {Handle} from 'hast-util-to-mdast';
import {toText} from 'hast-util-to-text';
import type {Code} from 'mdast';

import {classesOf, elementsOf} from '../../elements';

/**
 * A code block of the theme; what stands beside the code is its title.
 *
 * @throws when it holds no code
 */
export const codeBlock: Handle = (_state, node: Element) => {
  const pre = select('pre', node);
  const title = titleOf(node);
  if (!pre) {
    throw new Error('a code block holds no preformatted text');
  }
  return fence(pre, languageOf(node), title ? `title="${title}"` : null);
};

/** Preformatted text. */
export const code: Handle = (_state, node: Element) => fence(node, undefined, null);

function fence(pre: Element, language: string | undefined, meta: string | null): Code {
  const value = sourceOf(pre);
  const lang = language ?? languageOf(pre) ?? languageOf(select('code', pre)) ?? guess(value);
  return {type: 'code', lang, meta, value};
}

/** Language of code that names none: the samples and replies of the API pages. */
function guess(value: string): string {
  return value.startsWith('curl ') ? 'bash' : /^[[{]\n/.test(value) ? 'json' : 'text';
}

function titleOf(block: Element): string {
  const beside = elementsOf(block).filter((child) => child.tagName !== 'pre' && !select('pre', child));
  return beside
    .map((child) => toText(child).trim())
    .join(' ')
    .replaceAll('"', "'");
}

function languageOf(node: Element | undefined): string | undefined {
  return (
    node &&
    classesOf(node)
      .find((name) => name.startsWith('language-'))
      ?.slice('language-'.length)
  );
}

/** The text of a block; where every line is an element of its own, the line breaks come from there. */
function sourceOf(pre: Element): string {
  const lines = selectAll('.token-line', pre).map((line) => toText(line, {whitespace: 'pre'}).replace(/\n$/, ''));
  return (lines.length > 0 ? lines.join('\n') : toText(pre, {whitespace: 'pre'})).replace(/\n+$/, '');
}
