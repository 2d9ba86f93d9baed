import {partsOf} from './fences';
import {lineBreak, type Redaction, redact} from './redact';

export type {Finding, Piece, Redaction} from './redact';

/**
 * What CodeGate v0.1.32 does to the text of a chat message: it searches the code in fences and the text around it one by
 * one.
 *
 * @returns undefined when the program fails and sends nothing
 */
export function detect(message: string): Redaction | undefined {
  let lines = 0;
  const results = partsOf(message).map((part) => {
    const redaction = redact(part, lines);
    lines += Array.from(part.matchAll(lineBreak)).length;
    return redaction;
  });
  const done = results.filter((result) => result !== undefined);
  return done.length < results.length
    ? undefined
    : {findings: done.flatMap(({findings}) => findings), pieces: done.flatMap(({pieces}) => pieces)};
}
