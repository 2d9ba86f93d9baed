import {partsOf} from './fences';
import {lineBreak, type Redaction, redact} from './redact';

export type {Finding, Piece, Redaction} from './redact';

/**
 * Simulates how CodeGate v0.1.32 redacts a chat message.
 * @returns undefined if CodeGate fails and sends nothing
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
