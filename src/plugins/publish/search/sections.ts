import type {Element, ElementContent} from 'hast';

import {elementsOf, idOf, isElement, textOf} from '../../../content/elements';

/** A part of a page with an anchor. */
export interface Section {
  /** Id of the heading or term; empty for the page. */
  readonly anchor: string;
  /** Headings from the page's title to its own. */
  readonly path: readonly string[];
  readonly text: string;
  /** Code in its heading (the heading if there are several) and in the first cells of its tables. */
  readonly codes: readonly string[];
}

interface OpenSection extends Omit<Section, 'text' | 'codes'> {
  readonly words: string[];
  readonly codes: string[];
}

const headingLevels: Readonly<Record<string, number>> = {h1: 1, h2: 2, h3: 3};
const cells = new Set(['td', 'th']);
/** Elements that do not separate words. */
const inline = new Set(
  'a abbr b bdi cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);
/**
 * Entries of definition lists below a second-level heading, such as options, are sections; elsewhere, as in parameters
 * of an operation, they are text.
 */
const entryDepth = 2;
/** Lists that every page of a kind repeats; their entries are not sections. */
const repeated = /^inherited options$/i;

/** Returns the sections of a content element, in order. */
export function sectionsOf(content: Element): Section[] {
  const sections: OpenSection[] = [];
  let headings: readonly string[] = [];
  let open: OpenSection = {anchor: '', path: [], words: [], codes: []};

  const start = (anchor: string, path: readonly string[]): void => {
    open = {anchor, path, words: [], codes: []};
    sections.push(open);
  };

  const visit = (node: ElementContent, parent?: Element): void => {
    if (node.type === 'text') {
      open.words.push(node.value);
    } else if (isElement(node) && node.properties.dataOnly !== 'copy') {
      const level = headingLevels[node.tagName];
      const anchor = level ? headingAnchor(node, level, parent) : undefined;
      if (level && anchor !== undefined) {
        headings = [...headings.slice(0, level - 1), wordsIn(node)];
        start(anchor, headings);
        const codes = codesIn(node);
        open.codes.push(codes.length > 1 ? wordsIn(node) : codes.join());
      } else if (node.tagName === 'dl' && open.path.length === entryDepth && !repeated.test(headings.at(-1) ?? '')) {
        const around = open;
        elementsOf(node).forEach((child) => definition(child, around.path, node));
        open = around;
      } else {
        words(node, parent);
      }
    }
  };

  const definition = (element: Element, path: readonly string[], parent: Element, id = idOf(element)): void => {
    if (element.tagName === 'div') {
      elementsOf(element).forEach((child) => definition(child, path, element, idOf(child) ?? id));
    } else if (element.tagName === 'dt' && id) {
      start(id, [...path, wordsIn(element)]);
    } else {
      words(element, parent);
    }
  };

  const words = (element: Element, parent?: Element): void => {
    const end = inline.has(element.tagName) ? '' : ' ';
    open.words.push(cells.has(element.tagName) ? ' · ' : end);
    if (element.tagName === 'td' && element === parent?.children.find(isElement)) {
      open.codes.push(...codesIn(element));
    }
    element.children.forEach((child) => visit(child, element));
    open.words.push(end);
  };

  visit(content);
  return sections.map(({words: parts, ...section}) => ({...section, text: tidy(parts.join(''))}));
}

/** Texts of an element's direct code children. */
function codesIn(element: Element): string[] {
  return elementsOf(element)
    .filter(({tagName}) => tagName === 'code')
    .map(wordsIn);
}

/** Anchor of a heading or of the section it opens; undefined for headings without one. */
function headingAnchor(heading: Element, level: number, parent: Element | undefined): string | undefined {
  const group = parent && ['section', 'article'].includes(parent.tagName) ? parent : undefined;
  return level === 1 ? '' : (idOf(heading) ?? (group && idOf(group)));
}

function wordsIn(element: Element): string {
  return tidy(textOf(element));
}

/** Joins white space, and removes invisible characters and separators without a cell before them. */
function tidy(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/· (?=·)/g, '')
    .replace(/([.:!?…]) · /g, '$1 ')
    .replace(/^ ?· /, '')
    .trim();
}
