import type {BlockContent, Code, DefinitionContent, Heading, List, Paragraph, PhrasingContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

export type Block = BlockContent | DefinitionContent | MdxJsxFlowElement;

export function inline(markdown: string): PhrasingContent[] {
  const [first] = fromMarkdown(markdown).children;
  return first?.type === 'paragraph' ? first.children : [{type: 'text', value: markdown}];
}

export function paragraph(markdown: string): Paragraph {
  return {type: 'paragraph', children: inline(markdown)};
}

export function heading(depth: 2 | 3, markdown: string): Heading {
  return {type: 'heading', depth, children: inline(markdown)};
}

export function bullets(lines: readonly string[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: lines.map((line) => ({type: 'listItem', spread: false, children: [paragraph(line)]})),
  };
}

export function code(lang: string, value: string, meta?: string): Code {
  return {type: 'code', lang, value, meta: meta ?? null};
}

/** An HTML element with string attributes. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly Block[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** Omits the heading if there is no content. */
export function section(title: string, content: readonly Block[]): Block[] {
  return content.length > 0 ? [heading(2, title), ...content] : [];
}
