import {slug} from '../../search/engine/slug';

import type {Section} from './types';

/** Cuts a Markdown text at its headings; what looks like one inside a code block does not count. */
export function sectionsOf(text: string): Section[] {
  const headings = headingsOf(text);
  return headings.map((heading, i) => {
    const next = headings.slice(i + 1).find(({level}) => level <= heading.level);
    return {...heading, end: next?.start ?? text.length};
  });
}

function headingsOf(text: string): Omit<Section, 'end'>[] {
  const found: Omit<Section, 'end'>[] = [];
  let fence: string | undefined;
  let start = 0;
  for (const line of text.split('\n')) {
    const [, mark = '', info = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    const [, hashes, title] = (fence === undefined && /^(#{1,6}) (.+)$/.exec(line)) || [];
    if (hashes && title) {
      const plain = plainText(title);
      found.push({title: plain, level: hashes.length, slug: slug(plain), start});
    } else if (mark && fence === undefined) {
      fence = mark;
    } else if (fence !== undefined && mark.startsWith(fence) && info.trim() === '') {
      fence = undefined;
    }
    start += line.length + 1;
  }
  return found;
}

function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\\(.)/g, '$1')
    .trim();
}
