import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {type Cheerio, type CheerioAPI, load} from 'cheerio';
import {type AnyNode, type Element, isTag, isText} from 'domhandler';
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';

import {markdownCopyOf} from '../../src/site/markdownCopy';
import type {BuiltPage} from '../support/built';
import {buildDir} from '../support/site';

/** Elements that are not content: navigation, controls, and those marked as ignored. */
const controls =
  'nav, footer, form, fieldset, label, button:not([role=tab]), script, style, template, svg, .hash-link, .theme-doc-toc-mobile, .table-of-contents, [aria-label="Page actions"], [data-markdown-ignore]';

const inlineTags = new Set(
  'a abbr b cite code data del em i ins kbd mark q s small span strong sub sup time u var wbr'.split(' '),
);
/** Kinds of admonitions that have a title, and the key of a sample's title. */
const ofCopies = new Set(['Note', 'Tip', 'Information', 'Warning', 'Danger', 'title']);
const inlineNodes = new Set(['delete', 'emphasis', 'inlineCode', 'link', 'strong', 'text']);

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
  const content = contentOf($);
  content.find('br').replaceWith('\n');
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

/** A copy of what is content of the page, also what is there for visitors without scripts. */
function contentOf($: CheerioAPI): Cheerio<Element> {
  const doc = $<Element, string>('.theme-doc-markdown');
  const content = (doc.length > 0 ? doc : $<Element, string>('main')).clone();
  content.find(controls).remove();
  content.find('noscript').replaceWith((_, element) => load($(element).text(), null, false).root().html() ?? '');
  return content;
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

/** Words of a page that are missing in its Markdown copy, or occur less often. */
export function lostWords($: CheerioAPI, markdown: string): string[] {
  return missing(contentOf($).toArray().map(textOfElement).join(' '), textOfNode(parse(markdown)));
}

/** Words of a Markdown copy that its page lacks, or has less often: what else a copy says of admonitions and samples. */
export function addedWords($: CheerioAPI, markdown: string): string[] {
  return missing(textOfNode(parse(markdown)), contentOf($).toArray().map(textOfElement).join(' ')).filter(
    (word) => !ofCopies.has(word),
  );
}

function missing(text: string, other: string): string[] {
  const left = new Map<string, number>();
  wordsOf(other).forEach((word) => left.set(word, (left.get(word) ?? 0) + 1));
  return wordsOf(text).filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count < 1;
  });
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Text with spaces around blocks. */
function textOfElement(node: AnyNode): string {
  if (isText(node)) {
    return node.data;
  }
  const text = isTag(node) ? node.children.map(textOfElement).join('') : '';
  return isTag(node) && inlineTags.has(node.name) && !hasOwnLine(node.attribs) ? text : ` ${text} `;
}

/** Code lines are inline elements displayed as blocks. */
function hasOwnLine(attributes: Readonly<Record<string, string>>): boolean {
  return /\btoken-line\b/.test(attributes.class ?? '');
}

function textOfNode(node: Nodes): string {
  if (node.type === 'code') {
    // Pages show diagrams as drawings.
    return node.lang === 'mermaid' ? '' : ` ${node.meta ?? ''} ${node.value} `;
  }
  if (node.type === 'image') {
    return ` ${node.alt ?? ''} `;
  }
  const text = 'children' in node ? node.children.map(textOfNode).join('') : 'value' in node ? node.value : '';
  return inlineNodes.has(node.type) ? text : ` ${text} `;
}
