import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';

import {markdownCopyOf} from '../../src/site/markdownCopy';
import type {BuiltPage} from '../support/built';
import {buildDir} from '../support/site';

/** Content that both representations of a page must share. */
export interface Parts {
  readonly headings: readonly string[];
  readonly code: readonly string[];
  readonly cells: readonly string[];
}

export function copyOf(path: string): string {
  return readFileSync(join(buildDir, markdownCopyOf(path, '/')), 'utf8');
}

export function bodyOf(copy: string): string {
  return copy.replace(/^---\n[\s\S]*?\n---\n/, '');
}

const trees = new Map<string, Nodes>();

/** Cached by text. */
export function parse(markdown: string): Nodes {
  const tree =
    trees.get(markdown) ?? fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  trees.set(markdown, tree);
  return tree;
}

/** Nodes of a type in document order. */
export function nodesOf<T extends Nodes['type']>(tree: Nodes, type: T): Extract<Nodes, {type: T}>[] {
  const below = 'children' in tree ? tree.children.flatMap((child) => nodesOf(child, type)) : [];
  return tree.type === type ? [tree as Extract<Nodes, {type: T}>, ...below] : below;
}

/** Parts of a Markdown copy, without diagram sources, which pages render as SVG. */
export function partsOfCopy(markdown: string): Parts {
  const tree = parse(markdown);
  return {
    headings: nodesOf(tree, 'heading').map((node) => `${node.depth} ${letters(textOf(node))}`),
    code: nodesOf(tree, 'code')
      .filter(({lang}) => lang !== 'mermaid')
      .map(({value}) => value.trimEnd()),
    cells: nodesOf(tree, 'tableCell').map((node) => letters(textOf(node))),
  };
}

/** Parts of the built page without JavaScript. */
export function partsOfPage({$}: BuiltPage): Parts {
  const doc = $('.theme-doc-markdown');
  const content = (doc.length > 0 ? doc : $('main')).clone();
  content
    .find(
      'nav, footer, button, label, .hash-link, .table-of-contents, [aria-label="Page actions"], [data-markdown-ignore]',
    )
    .remove();
  content.find('br').replaceWith('\n');
  content.find('noscript').replaceWith((_, element) => $(element).text());
  const texts = (selector: string) =>
    content
      .find(selector)
      .toArray()
      .map((element) => $(element).text());
  return {
    headings: content
      .find('h1, h2, h3, h4, h5, h6')
      .toArray()
      .map((element) => `${element.tagName.slice(1)} ${letters($(element).text())}`),
    code: texts('pre').map((text) => text.trimEnd()),
    cells: texts('td, th').map(letters),
  };
}

function textOf(node: Nodes): string {
  if ('value' in node) {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join(' ') : '';
}

/** Letters, digits and symbols. Punctuation may differ between the representations. */
function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}\p{S}/_-]/gu, '');
}
