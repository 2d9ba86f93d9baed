import type {AnyNode, Element} from 'domhandler';
import {isTag, isText} from 'domhandler';

/** A part of a page with an address of its own. */
export interface Section {
  /** Id of the heading or term; empty for the page itself. */
  readonly anchor: string;
  /** Texts of the headings that lead here, its own last. */
  readonly path: readonly string[];
  readonly text: string;
  /** Code in its heading and in the first cells of its tables. */
  readonly codes: readonly string[];
}

interface OpenSection extends Omit<Section, 'text' | 'codes'> {
  readonly words: string[];
  readonly codes: string[];
}

const headingLevels: Readonly<Record<string, number>> = {h1: 1, h2: 2, h3: 3};
const cells = new Set(['td', 'th']);
/** Elements that do not end a word. */
const inline = new Set(
  'a abbr b bdi cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);
/**
 * Entries of a definition list are sections directly below a second-level heading, as options are below "Options".
 * Elsewhere, as for the parameters of a call, they belong to the section around them.
 */
const entryDepth = 2;
/** Definition lists that every page of a kind repeats; their entries are no sections. */
const repeated = /^inherited options$/i;

/** Sections of a content element, in the order of the page. */
export function sectionsOf(content: AnyNode | undefined): Section[] {
  const sections: OpenSection[] = [];
  let headings: readonly string[] = [];
  let open: OpenSection = {anchor: '', path: [], words: [], codes: []};

  const start = (anchor: string, path: readonly string[]): void => {
    open = {anchor, path, words: [], codes: []};
    sections.push(open);
  };

  const visit = (node: AnyNode): void => {
    if (isText(node)) {
      open.words.push(node.data);
    } else if (isTag(node)) {
      const level = headingLevels[node.name];
      const anchor = level ? headingAnchor(node, level) : undefined;
      if (level && anchor !== undefined) {
        headings = [...headings.slice(0, level - 1), textOf(node)];
        start(anchor, headings);
        open.codes.push(codesIn(node).join(' '));
      } else if (node.name === 'dl' && open.path.length === entryDepth && !repeated.test(headings.at(-1) ?? '')) {
        const around = open;
        node.children.filter(isTag).forEach((child) => definition(child, around.path));
        open = around;
      } else {
        words(node);
      }
    }
  };

  const definition = (element: Element, path: readonly string[], id = element.attribs.id): void => {
    if (element.name === 'div') {
      element.children.filter(isTag).forEach((child) => definition(child, path, child.attribs.id ?? id));
    } else if (element.name === 'dt' && id) {
      start(id, [...path, textOf(element)]);
    } else {
      words(element);
    }
  };

  const words = (element: Element): void => {
    const end = inline.has(element.name) ? '' : ' ';
    open.words.push(cells.has(element.name) ? ' · ' : end);
    if (element.name === 'td' && !element.prev) {
      open.codes.push(...codesIn(element));
    }
    element.children.forEach(visit);
    open.words.push(end);
  };

  if (content) {
    visit(content);
  }
  return sections.map(({words: parts, ...section}) => ({...section, text: tidy(parts.join(''))}));
}

/** Texts of the code directly inside an element. */
function codesIn({children}: Element): string[] {
  return children.filter((child) => isTag(child) && child.name === 'code').map(textOf);
}

/** Anchor of a heading that starts a section: its id or that of a group it opens; none for other headings. */
function headingAnchor(heading: Element, level: number): string | undefined {
  const {parent} = heading;
  const group =
    parent && isTag(parent) && (parent.name === 'section' || parent.name === 'article') ? parent : undefined;
  return level === 1 ? '' : (heading.attribs.id ?? group?.attribs.id);
}

function textOf(node: AnyNode): string {
  const raw = (inner: AnyNode): string =>
    isText(inner) ? inner.data : isTag(inner) ? inner.children.map(raw).join('') : '';
  return tidy(raw(node));
}

/** Joins white space, drops invisible characters and separators without a cell before them. */
function tidy(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/· (?=·)/g, '')
    .replace(/([.:!?…]) · /g, '$1 ')
    .replace(/^ ?· /, '')
    .trim();
}
