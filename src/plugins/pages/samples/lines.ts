import {highlightComments} from '../../../site/code';

const comment = /^\s*(?:\/\/|#|--|\/\*|<!--|REM)\s*(highlight-[a-z-]+)\s*(?:\*\/|-->)?\s*$/;

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
