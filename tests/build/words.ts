import {type CheerioAPI, load} from 'cheerio';
import {type AnyNode, isTag, isText} from 'domhandler';
import type {Nodes} from 'mdast';

import {parse} from './markdown';

/** Elements that are not content: navigation, controls, and those marked as ignored. */
const controls =
  'nav, footer, form, fieldset, label, button:not([role=tab]), script, style, template, svg, .hash-link, .theme-doc-toc-mobile, .table-of-contents, [aria-label="Page actions"], [data-markdown-ignore]';

const inlineTags = new Set(
  'a abbr b cite code data del em i ins kbd mark q s small span strong sub sup time u var wbr'.split(' '),
);
/** Kinds of admonitions that have a title, and the key of a sample's title. */
const ofCopies = new Set(['Note', 'Tip', 'Information', 'Warning', 'Danger', 'title']);
const inlineNodes = new Set(['delete', 'emphasis', 'inlineCode', 'link', 'strong', 'text']);

/** Words of a page that are missing in its Markdown copy, or occur less often. */
export function lostWords($: CheerioAPI, markdown: string): string[] {
  return missing(textOfPage($), textOfNode(parse(markdown)));
}

/** Words of a Markdown copy that its page lacks, or has less often: what else a copy says of admonitions and samples. */
export function addedWords($: CheerioAPI, markdown: string): string[] {
  return missing(textOfNode(parse(markdown)), textOfPage($)).filter((word) => !ofCopies.has(word));
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

function textOfPage($: CheerioAPI): string {
  const doc = $('.theme-doc-markdown');
  const content = (doc.length > 0 ? doc : $('main')).clone();
  content.find(controls).remove();
  content.find('noscript').replaceWith((_, element) => load($(element).text(), null, false).root().html() ?? '');
  return content.toArray().map(textOfElement).join(' ');
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
