import type {Heading, PhrasingContent, Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {type MdxJsxAttribute, type MdxJsxTextElement, mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown} from 'mdast-util-to-markdown';

import {literal} from '../../../data/openapi/json';
import type {Json} from '../../../data/openapi/types';

/** What an element or a part contains; nothing for `false` and `undefined`. */
export type Content = PhrasingContent | Heading | string | false | undefined | readonly Content[];

interface Code {
  readonly code: string;
}

type Attributes = Readonly<Record<string, string | true | Code | undefined>>;

/** An attribute value that is a JavaScript expression. */
export function js(code: string): Code {
  return {code};
}

/** A class of the stylesheet that every part imports. */
export function style(name: string): Code {
  return js(`styles.${name}`);
}

/** An element of the page. Elements are phrasing content, so that their text makes no paragraphs. */
export function el(name: string, attributes: Attributes, ...children: readonly Content[]): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) => attribute(key, value)),
    children: nodesOf(children) as PhrasingContent[],
  };
}

function attribute(name: string, value: Attributes[string]): MdxJsxAttribute[] {
  if (value === undefined) {
    return [];
  }
  const expression = typeof value === 'object' && {type: 'mdxJsxAttributeValueExpression' as const, value: value.code};
  return [{type: 'mdxJsxAttribute', name, value: expression || (value === true ? null : String(value))}];
}

export function code(value: string): MdxJsxTextElement {
  const isPlain = !/[\n\t]|^\s|\s$|\s\s/.test(value);
  return el('code', {}, isPlain ? value : {type: 'mdxTextExpression', value: JSON.stringify(value)});
}

/** Values as code, such as those that are allowed. */
export function codes(values: readonly Json[], separator = ', '): Content {
  return joined(
    values.map((value) => code(literal(value))),
    separator,
  );
}

/** A keyword and its value, if there is one. */
export function fact(key: string, value: Json | undefined): Content {
  return value !== undefined && [`${key} `, code(literal(value))];
}

/** A line of small text about a value. */
export function facts(...parts: readonly Content[]): Content {
  return el('small', {}, joined(parts, ' · '));
}

export function list(items: readonly Content[]): Content {
  return el(
    'ul',
    {},
    items.map((item) => el('li', {}, item)),
  );
}

export function link(anchor: string, label: Content): MdxJsxTextElement {
  return el('a', {href: `#${anchor}`}, label);
}

/** A heading that the table of contents shows. */
export function heading(depth: 2 | 3, title: string, anchor: string): Heading {
  const id = {type: 'mdxTextExpression' as const, value: `/* #${anchor} */`};
  return {type: 'heading', depth, children: nodesOf([`${title} `, id]) as PhrasingContent[]};
}

/** A block of code with a button that copies it. */
export function block(text: string): Content {
  return el('ApiExample', {text: js(JSON.stringify(visible(text)))});
}

export function isThere(content: Content): boolean {
  return Array.isArray(content) ? content.some(isThere) : content !== undefined && content !== false && content !== '';
}

/** Joins what is there with a separator. */
export function joined(parts: readonly Content[], separator: string): Content {
  return parts.filter(isThere).flatMap((part, i) => (i === 0 ? [part] : [separator, part]));
}

function nodesOf(content: Content): (PhrasingContent | Heading)[] {
  if (typeof content === 'string') {
    return content === '' ? [] : [{type: 'text', value: visible(content).replace(/\s*\n\s*/g, ' ')}];
  }
  if (Array.isArray(content)) {
    return (content as readonly Content[]).flatMap(nodesOf);
  }
  return content ? [content as PhrasingContent] : [];
}

/** Text without control characters and bidirectional overrides, which character references can hold. */
function visible(text: string): string {
  return text.replace(/[\0-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069]/g, '');
}

/** Writes a part as MDX. A text between its blocks becomes a paragraph. */
export function print(...part: readonly Content[]): string {
  const children = nodesOf(part).flatMap((node): Root['children'] => {
    const isText = node.type === 'text';
    return node.type === 'heading'
      ? [node]
      : isText && node.value.trim() === ''
        ? []
        : [{type: 'paragraph', children: [isText ? el('p', {}, node) : node]}];
  });
  return toMarkdown({type: 'root', children}, {extensions: [gfmToMarkdown(), mdxToMarkdown()]});
}
