import type {ElementContent} from 'hast';
import type {InlineCode, Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {type CodePart, codeParts} from '../../../site/codeParts';

import {stack} from './stack';

/** Remark step for narrow screens: wide tables are stacked, options in code do not break. */
export function fitSmallScreens() {
  return (root: Root): void => {
    visit(root, 'table', stack);
    visit(root, 'inlineCode', keepWhole);
  };
}

function keepWhole(code: InlineCode): void {
  const parts = codeParts(code.value);
  code.data =
    parts.length === 1 && parts[0]?.isWhole
      ? {...code.data, hProperties: {...code.data?.hProperties, className: ['whole']}}
      : {...code.data, hChildren: parts.map(element)};
}

function element({text, isWhole}: CodePart): ElementContent {
  const content = {type: 'text', value: text} as const;
  return isWhole
    ? {type: 'element', tagName: 'span', properties: {className: ['whole']}, children: [content]}
    : content;
}
