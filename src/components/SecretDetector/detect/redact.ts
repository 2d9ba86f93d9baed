import {findInLine, lengthOf, type Match} from './find';

export interface Finding extends Pick<Match, 'service' | 'type' | 'value'> {
  /** From 1. */
  readonly line: number;
  /** Text that the placeholder replaces; undefined for repeats, which are not replaced. */
  readonly replaced: string | undefined;
  /** Whether the model still receives the value. */
  readonly isSent: boolean;
}

export interface Piece {
  readonly text: string;
  /** Whether it is a placeholder, possibly partly overwritten by another one. */
  readonly isPlaceholder: boolean;
}

export interface Redaction {
  readonly findings: readonly Finding[];
  readonly pieces: readonly Piece[];
}

interface Located extends Match {
  readonly line: number;
  /** Range that CodeGate replaces. */
  readonly from: number;
  readonly to: number;
}

/** `owner` is the text or the placeholder that the character belongs to. */
interface Cell {
  readonly character: string;
  readonly owner: object;
  /** Offset in the text; undefined in placeholders. */
  readonly place?: number;
}

/** Line breaks of Python's `splitlines`. */
export const lineBreak = /(\r\n|[\n\v\f\r\x1c-\x1e\x85\u2028\u2029])/g;
const quotes = ['"', "'", ' ', '\n'];
const placeholder = 'REDACTED<#00000000-0000-0000-0000-000000000000#>';

/**
 * Simulates CodeGate's redaction of one part of a message.
 * @param above number of lines above the part
 * @returns undefined if CodeGate fails and sends nothing
 */
export function redact(text: string, above: number): Redaction | undefined {
  const characters = Array.from(text);
  const matches = locate(text, characters);
  const replaced = matches.filter(({isRepeat}) => !isRepeat);
  if (replaced.some(({from, to}) => from >= Math.min(to, characters.length))) {
    return undefined;
  }
  const cells: Cell[] = characters.map((character, place) => ({character, place, owner: characters}));
  // Last match first. Of two overlapping matches, the second one overwrites part of the first one's placeholder.
  for (const owner of Array.from(replaced).sort((a, b) => b.from - a.from)) {
    const cover = Array.from(placeholder, (character) => ({character, owner}));
    cells.splice(owner.from, owner.to - owner.from, ...cover);
  }
  const kept = new Set(cells.map(({place}) => place));
  // Lists a value at the same offset once, unless the matches have placeholders of their own.
  const isFirst = ({place, value}: Match, i: number): boolean =>
    matches.findIndex((other) => other.place === place && other.value === value) === i;
  const findings = matches
    .filter((match, i) => !match.isRepeat || isFirst(match, i))
    .map(({service, type, value, line, place, isRepeat, from, to}) => ({
      service,
      type,
      value,
      line: above + line,
      replaced: isRepeat ? undefined : characters.slice(from, to).join(''),
      isSent: Array.from({length: lengthOf(value)}, (_, i) => kept.has(place + i)).every(Boolean),
    }));
  // Repeats that do not reach the model are covered by the placeholder of another secret.
  const listed = findings.filter(({replaced: gone, isSent}) => gone !== undefined || isSent);
  return {findings: listed, pieces: piecesOf(cells)};
}

/** Locates matches and the ranges that CodeGate would replace. */
function locate(text: string, characters: readonly string[]): Located[] {
  const found = new Set<string>();
  const parts = text.split(lineBreak);
  // CodeGate searches lines of `splitlines`, but replaces in lines split at \n.
  const starts = [0];
  text.split('\n').forEach((line, i) => starts.push((starts[i] ?? 0) + lengthOf(line) + 1));
  let before = 0;
  return parts.flatMap((part, i) => {
    const offset = before;
    before += lengthOf(part);
    if (i % 2 === 1) {
      return [];
    }
    const base = starts[Math.min(i / 2, starts.length - 1)] ?? 0;
    return findInLine(part, found).map((match) => {
      const [from, to] = widened(characters, base + match.start, base + match.start + lengthOf(match.value));
      return {...match, place: offset + match.place, line: i / 2 + 1, from, to};
    });
  });
}

/**
 * Extends a range to the enclosing quotes or spaces. Ranges beyond the text, on which CodeGate fails, are unchanged.
 */
function widened(characters: readonly string[], start: number, end: number): [from: number, to: number] {
  let [from, to] = [start, end];
  while (from > 0 && from <= characters.length && ![...quotes, '='].includes(characters[from - 1] ?? '')) {
    from -= 1;
  }
  while (to < characters.length && !quotes.includes(characters[to] ?? '')) {
    to += 1;
  }
  return [from, to];
}

function piecesOf(cells: readonly Cell[]): Piece[] {
  const starts = cells.flatMap(({owner}, i) => (owner === cells[i - 1]?.owner ? [] : [i]));
  return starts.map((start, i) => {
    const piece = cells.slice(start, starts[i + 1]);
    return {text: piece.map(({character}) => character).join(''), isPlaceholder: piece[0]?.place === undefined};
  });
}
