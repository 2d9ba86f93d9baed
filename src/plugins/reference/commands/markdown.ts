import type {BlockContent, Code, DefinitionContent, Heading, List, Paragraph, PhrasingContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** What a page is made of. */
export type Block = BlockContent | DefinitionContent | MdxJsxFlowElement;

/** Parses inline Markdown. */
export function inline(markdown: string): PhrasingContent[] {
  const [first] = fromMarkdown(markdown).children;
  return first?.type === 'paragraph' ? first.children : [{type: 'text', value: markdown}];
}

/** A paragraph of inline Markdown. */
export function paragraph(markdown: string): Paragraph {
  return {type: 'paragraph', children: inline(markdown)};
}

/** A heading of plain text with inline Markdown. */
export function heading(depth: 2 | 3, markdown: string): Heading {
  return {type: 'heading', depth, children: inline(markdown)};
}

/** A bullet list, one line of inline Markdown each. */
export function bullets(lines: readonly string[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: lines.map((line) => ({type: 'listItem', spread: false, children: [paragraph(line)]})),
  };
}

/** A code block. */
export function code(lang: string, value: string, meta?: string): Code {
  return {type: 'code', lang, value, meta: meta ?? null};
}

/** An HTML element of the page with plain string attributes. */
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

/** A heading and its content, or nothing when there is no content. */
export function section(title: string, content: readonly Block[]): Block[] {
  return content.length > 0 ? [heading(2, title), ...content] : [];
}
