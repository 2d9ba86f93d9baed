import type {Element} from 'hast';

import {element, only, textOf} from './elements';

/** The comment that highlights the next line, in the languages of samples. */
const comment = /^\s*(?:\/\/|#|--)\s*highlight-next-line\s*$/;

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
 * Removes the comments of a sample that mark the line below them; `marked` are the numbers (from 0) of these lines.
 */
export function readHighlights(code: string): {readonly code: string; readonly marked: ReadonlySet<number>} {
  const lines = code.split('\n');
  const kept = lines.filter((line) => !comment.test(line));
  const marks = lines.flatMap((line, i) => (comment.test(line) ? [i] : []));
  return {code: kept.join('\n'), marked: new Set(marks.map((at, before) => at - before))};
}
