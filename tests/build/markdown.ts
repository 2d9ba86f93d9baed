import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Element, ElementContent, Nodes as HtmlNodes, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toHast} from 'mdast-util-to-hast';
import {gfm} from 'micromark-extension-gfm';

import {element, filtered} from '../../src/content/elements';
import {markdownCopyOf} from '../../src/site/markdownCopy';
import type {BuiltPage} from '../support/built';
import {buildDir} from '../support/site';

/** Elements that are not content: navigation, controls, drawings with their sources, and those marked as ignored. */
const controls =
  'nav, footer, form, fieldset, label, button:not([role=tab]), script, style, template, svg, pre:has(> .language-mermaid), .hash-link, .theme-doc-toc-mobile, .table-of-contents, [aria-label="Page actions"], [data-markdown-ignore]';

const inlineTags = new Set(
  'a abbr b cite code data del em i ins kbd mark q s small span strong sub sup time u var wbr'.split(' '),
);
/** What copies say beside the words of the page: the kinds of admonitions that have a title. */
const ofCopies = new Set(['Note', 'Tip', 'Information', 'Warning', 'Danger']);

/** What a page and its copy have in common. */
export interface Content {
  /** Level and letters of each heading. */
  readonly headings: readonly string[];
  readonly code: readonly string[];
  readonly cells: readonly string[];
  readonly words: readonly string[];
}

export function copyOf(path: string): string {
  return readFileSync(join(buildDir, markdownCopyOf(path, '/')), 'utf8');
}

/** A copy without its front matter and the line about the index. */
export function bodyOf(copy: string): string {
  return copy.replace(/^---\n[\s\S]*?\n---\n+> .*\n/, '');
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

/** Content of a Markdown copy. */
export function contentOfCopy(copy: string): Content {
  const tree = parse(bodyOf(copy));
  const titles = nodesOf(tree, 'code').map(({meta}) => /^title="(.*)"$/.exec(meta ?? '')?.[1] ?? '');
  const {children} = toHast(tree) as Root;
  return contentOf(element('main', {}, [titles.join(' '), ...(children as ElementContent[])]));
}

/** Content of a built page, also what is there for visitors without scripts. */
export function contentOfPage({html}: BuiltPage): Content {
  const tree = fromHtml(html);
  return contentOf(select('.theme-doc-markdown', tree) ?? select('main', tree)!);
}

function contentOf(main: Element): Content {
  const unwanted = new Set(selectAll(controls, main));
  const content = filtered(main, (node) => !unwanted.has(node));
  return {
    headings: selectAll('h1, h2, h3, h4, h5, h6', content).map((node) => `${node.tagName} ${letters(textOf(node))}`),
    code: selectAll('pre', content).map((node) => textOf(node, '').trim()),
    cells: selectAll('td, th', content).map((node) => letters(textOf(node))),
    words: textOf(content).match(/[\p{L}\p{N}]+/gu) ?? [],
  };
}

/** Letters, digits and symbols. Punctuation may differ between the representations. */
function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}\p{S}/_-]/gu, '');
}

/** Text with its line breaks, and with a gap around blocks. */
function textOf(node: HtmlNodes, gap = ' '): string {
  if (node.type === 'text' || (node.type === 'element' && node.tagName === 'br')) {
    return node.type === 'text' ? node.value : '\n';
  }
  const text = 'children' in node ? node.children.map((child) => textOf(child, gap)).join('') : '';
  return node.type === 'element' && inlineTags.has(node.tagName) ? text : gap + text + gap;
}

/** Words of a text that the other one lacks, or has less often, but for what copies may add. */
export function missingWords({words}: Content, other: Content): string[] {
  const left = new Map<string, number>();
  other.words.forEach((word) => left.set(word, (left.get(word) ?? 0) + 1));
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count < 1 && !ofCopies.has(word);
  });
}
