import type {ElementContent} from 'hast';
import type {InlineCode, Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {stack} from './stack';

/** Longest inline code, in characters, that is never broken: without a space, and with one. */
const whole = {word: 24, words: 18} as const;

/** Remark step that prepares a page for narrow screens: wide tables can be stacked there, options in code stay whole. */
export function fitSmallScreens() {
  return (root: Root): void => {
    visit(root, 'table', stack);
    visit(root, 'inlineCode', keepWhole);
  };
}

function keepWhole(code: InlineCode): void {
  const limit = code.value.includes(' ') ? whole.words : whole.word;
  code.data =
    code.value.length <= limit
      ? {...code.data, hProperties: {...code.data?.hProperties, className: ['whole']}}
      : {
          ...code.data,
          hChildren: code.value
            .split(/(?<!\S)(-\S+)/)
            .filter(Boolean)
            .map(part),
        };
}

function part(text: string): ElementContent {
  const content = {type: 'text', value: text} as const;
  return /^-\S/.test(text) && text.length <= whole.word
    ? {type: 'element', tagName: 'span', properties: {className: ['whole']}, children: [content]}
    : content;
}
