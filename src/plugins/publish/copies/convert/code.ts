import type {Element} from 'hast';
import {select, selectAll} from 'hast-util-select';
import type {Handle} from 'hast-util-to-mdast';
import {toText} from 'hast-util-to-text';
import type {Code} from 'mdast';

import {classesOf, elementsOf} from '../../elements';

/** Converts a code block of the theme. Text next to the `pre` is its title. */
export const codeBlock: Handle = (_state, node: Element) => {
  const pre = select('pre', node);
  const title = titleOf(node);
  if (!pre) {
    throw new Error('a code block holds no preformatted text');
  }
  return fence(pre, languageOf(node), title ? `title="${title}"` : null);
};

export const code: Handle = (_state, node: Element) => fence(node, undefined, null);

function fence(pre: Element, language: string | undefined, meta: string | null): Code {
  const value = sourceOf(pre);
  const lang = language ?? languageOf(pre) ?? languageOf(select('code', pre)) ?? guess(value);
  return {type: 'code', lang, meta, value};
}

/** Language of code blocks without one, which only API pages have. */
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

/** In highlighted code, each line is an element of its own. */
function sourceOf(pre: Element): string {
  const lines = selectAll('.token-line', pre).map((line) => toText(line, {whitespace: 'pre'}).replace(/\n$/, ''));
  return (lines.length > 0 ? lines.join('\n') : toText(pre, {whitespace: 'pre'})).replace(/\n+$/, '');
}
