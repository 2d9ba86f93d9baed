import {findInLine, lengthOf, type Match} from './find';

/** A secret that the program finds in a text. */
export interface Finding extends Pick<Match, 'service' | 'type' | 'value'> {
  /** Number of the line, from 1. */
  readonly line: number;
  /** What gives way to the placeholder; undefined for a repeat, which gets none. */
  readonly replaced: string | undefined;
  /** Whether the model receives the value nevertheless. */
  readonly isSent: boolean;
}

/** A piece of what the model receives. */
export interface Piece {
  readonly text: string;
  /** Whether it is a placeholder, or what another one has left of it. */
  readonly isPlaceholder: boolean;
}

/** What the program makes of a text. */
export interface Redaction {
  readonly findings: readonly Finding[];
  readonly pieces: readonly Piece[];
}

interface Located extends Match {
  readonly line: number;
  /** What the program replaces. */
  readonly from: number;
  readonly to: number;
}

/** Characters that come from one place: the text, or a placeholder. */
interface Cell {
  readonly character: string;
  readonly owner: object;
  /** Place in the text; none in a placeholder. */
  readonly place?: number;
}

/** Ends a line, as Python sees it. */
export const lineBreak = /(\r\n|[\n\v\f\r\x1c-\x1e\x85\u2028\u2029])/g;
const quotes = ['"', "'", ' ', '\n'];
const placeholder = 'REDACTED<#00000000-0000-0000-0000-000000000000#>';

/**
 * Does to one text what the program does.
 *
 * @param above number of lines above the text
 * @returns undefined when the program fails and sends nothing
 */
export function redact(text: string, above: number): Redaction | undefined {
  const characters = Array.from(text);
  const matches = locate(text, characters);
  const replaced = matches.filter(({isRepeat}) => !isRepeat);
  if (replaced.some(({from, to}) => from >= Math.min(to, characters.length))) {
    return undefined;
  }
  const cells: Cell[] = characters.map((character, place) => ({character, place, owner: characters}));
  // Later ones first. Where two overlap, the second takes characters of the first one's placeholder.
  for (const owner of Array.from(replaced).sort((a, b) => b.from - a.from)) {
    const cover = Array.from(placeholder, (character) => ({character, owner}));
    cells.splice(owner.from, owner.to - owner.from, ...cover);
  }
  const kept = new Set(cells.map(({place}) => place));
  // Of several names for one place, the first is enough, unless the others have placeholders of their own.
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
  // A repeat that does not reach the model is covered by the placeholder of another secret.
  const listed = findings.filter(({replaced: gone, isSent}) => gone !== undefined || isSent);
  return {findings: listed, pieces: piecesOf(cells)};
}

/** Finds what the program finds, and where in the text it would put placeholders. */
function locate(text: string, characters: readonly string[]): Located[] {
  const found = new Set<string>();
  const parts = text.split(lineBreak);
  // The program finds secrets in the lines of one kind and replaces them in those of another, which only \n ends.
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

/** Widens a range to the quote or space on either side; a range beyond the text, at which the program fails, stays. */
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
