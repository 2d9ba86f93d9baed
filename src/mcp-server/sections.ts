import type {Anchors} from '../data/published/manifest';
import {slug} from '../search/slug';

/** A heading and the text up to the next heading of the same or a higher level. */
export interface Section {
  readonly title: string;
  readonly level: number;
  readonly slug: string;
  /** Offsets in the text of the page. */
  readonly start: number;
  readonly end: number;
}

/** Splits Markdown at its headings, except lines in code blocks that look like headings. */
export function sectionsOf(text: string, anchors: Anchors = {}): Section[] {
  const headings = headingsOf(text, anchors);
  return headings.map((heading, i) => {
    const next = headings.slice(i + 1).find(({level}) => level <= heading.level);
    return {...heading, end: next?.start ?? text.length};
  });
}

function headingsOf(text: string, anchors: Anchors): Omit<Section, 'end'>[] {
  const found: Omit<Section, 'end'>[] = [];
  const taken = new Map<string, number>();
  let fence: string | undefined;
  let start = 0;
  for (const line of text.split('\n')) {
    const [, mark = '', info = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    const [, hashes, title] = (fence === undefined && /^(#{1,6}) (.+)$/.exec(line)) || [];
    if (hashes && title) {
      const plain = plainText(title);
      const usual = slug(plain);
      found.push({title: plain, level: hashes.length, slug: unique(anchors[usual] ?? usual, taken), start});
    } else if (mark && fence === undefined) {
      fence = mark;
    } else if (fence !== undefined && mark.startsWith(fence) && info.trim() === '') {
      fence = undefined;
    }
    start += line.length + 1;
  }
  return found;
}

/** Appends `-1` to a second heading of the same title, as the site does. */
function unique(name: string, taken: Map<string, number>): string {
  const count = taken.get(name) ?? 0;
  taken.set(name, count + 1);
  return count === 0 ? name : `${name}-${count}`;
}

function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\\(.)/g, '$1')
    .trim();
}
