import type {Heading, PhrasingContent, Root, RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import type {MdxJsxAttribute, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toMarkdown} from 'mdast-util-to-markdown';

/** What an element contains; nothing for `false` and `undefined`. */
export type Content = PhrasingContent | string | false | undefined | readonly Content[];

/** A block of a generated part. */
export type Block = Heading | MdxJsxTextElement;

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
    children: nodesOf(children),
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

export function link(anchor: string, label: string): MdxJsxTextElement {
  return el('a', {href: `#${anchor}`}, label);
}

/** A heading that the table of contents shows. */
export function heading(depth: 2 | 3, title: string, anchor: string): Heading {
  return {
    type: 'heading',
    depth,
    children: [...nodesOf([`${title} `]), {type: 'mdxTextExpression', value: `/* #${anchor} */`}],
  };
}

export function isThere(content: Content): boolean {
  return Array.isArray(content) ? content.some(isThere) : content !== undefined && content !== false && content !== '';
}

/** Joins what is there with a separator. */
export function joined(parts: readonly Content[], separator: string): Content {
  return parts.filter(isThere).flatMap((part, i) => (i === 0 ? [part] : [separator, part]));
}

export function nodesOf(content: Content): PhrasingContent[] {
  if (typeof content === 'string') {
    return content === '' ? [] : [{type: 'text', value: content.replace(/\s*\n\s*/g, ' ')}];
  }
  if (Array.isArray(content)) {
    return (content as readonly Content[]).flatMap(nodesOf);
  }
  return content ? [content as PhrasingContent] : [];
}

/** Content as blocks; a text between them becomes a paragraph. */
export function blocksIn(content: Content): MdxJsxTextElement[] {
  return nodesOf(content).flatMap((node) => {
    const isBlank = node.type === 'text' && node.value.trim() === '';
    return node.type === 'mdxJsxTextElement' ? [node] : isBlank ? [] : [el('p', {}, node)];
  });
}

/** Writes blocks as MDX. */
export function print(blocks: readonly Block[]): string {
  const root: Root = {
    type: 'root',
    children: blocks.map((block): RootContent =>
      block.type === 'heading' ? block : {type: 'paragraph', children: [block]},
    ),
  };
  return toMarkdown(root, {extensions: [gfmToMarkdown(), mdxToMarkdown()]});
}
