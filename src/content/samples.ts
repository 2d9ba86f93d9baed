import type {Element} from 'hast';

import {highlightComments} from '../site/code';

import {element, only, textOf} from './elements';

/** A magic comment that highlights lines, in the languages of samples. */
const comment = /^\s*(?:\/\/|#|--|\/\*|<!--|REM)\s*(highlight-[a-z-]+)\s*(?:\*\/|-->)?\s*$/;

/** Converts a code block of a page: its title is searched as text, and copied with the language. Diagrams are copied only. */
export function sampleOf(pre: Element): Element[] {
  const [code] = pre.children;
  const {className, meta} = code?.type === 'element' ? {...code.properties, ...(code.data as {meta?: string})} : {};
  const language = /language-(.*)/.exec(String(className ?? ''))?.[1] ?? 'text';
  const title = titleOf(String(meta ?? ''));
  const sample = codeBlock(readHighlights(textOf(pre)).code, language, title);
  return language === 'mermaid'
    ? [only('copy', sample)]
    : [...(title ? [only('search', element('p', {}, [title]))] : []), sample];
}

export function codeBlock(text: string, language: string, title = ''): Element {
  return element('pre', {dataLanguage: language, ...(title && {dataTitle: title})}, [text]);
}

/** Reads the title in the meta string of a code block; empty if there is none. */
export function titleOf(meta: string): string {
  return /title=(?:"([^"]*)"|'([^']*)')/.exec(meta)?.slice(1).find(Boolean) ?? '';
}

/**
 * Removes the highlight comments of a sample; `marked` are the numbers (from 0) of the lines that they highlight.
 * @throws if a block lacks its start or end
 */
export function readHighlights(code: string): {readonly code: string; readonly marked: ReadonlySet<number>} {
  const kept: string[] = [];
  const marked = new Set<number>();
  let inBlock = false;
  let next = false;
  for (const line of code.split('\n')) {
    const word = comment.exec(line)?.[1];
    if (word === highlightComments.line) {
      next = true;
    } else if (word === highlightComments.start || word === highlightComments.end) {
      if (inBlock === (word === highlightComments.start)) {
        throw new Error(`"${word}" without its counterpart`);
      }
      inBlock = !inBlock;
    } else {
      if (inBlock || next) {
        marked.add(kept.length);
      }
      next = false;
      kept.push(line);
    }
  }
  if (inBlock) {
    throw new Error(`"${highlightComments.start}" without its counterpart`);
  }
  return {code: kept.join('\n'), marked};
}
