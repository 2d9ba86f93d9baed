import signatureData from '../../../specs/gateway/signatures.json';

import {toRegExp} from './pattern';

/** A secret in a line; offsets count characters. */
interface Match {
  readonly service: string;
  readonly type: string;
  readonly value: string;
  /** Offset of the value. */
  readonly place: number;
  /** Offset of the value according to CodeGate. */
  readonly start: number;
  /** Whether CodeGate ignores it, because the text above has the same name and value. */
  readonly isRepeat: boolean;
}

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

const space = String.raw`\p{White_Space}`;
/** Line breaks of Python's `splitlines`. */
const lineBreak = /(\r\n|[\n\v\f\r\x1c-\x1e\x85\u2028\u2029])/g;
const quotes = ['"', "'", ' ', '\n'];
const placeholder = 'REDACTED<#00000000-0000-0000-0000-000000000000#>';
const highEntropy = {service: 'High Entropy', type: 'Potential Secret', least: 4};
const assignment = /([A-Za-z_][A-Za-z0-9_]*)\p{White_Space}*=\p{White_Space}*["']?([\w\-.+/=]{8,})["']?/gu;
const signatures = signatureData.signatures.map(({pattern, ...names}) => ({...names, regExp: toRegExp(pattern)}));
const codeBlock = new RegExp(
  String.raw`${'```'}(?:[a-zA-Z0-9_+-]+${space}+)?(?:[^\p{White_Space}(]+)?(?:${space}+\([0-9]+-[0-9]+\))?${space}*\n(.*?)${'```'}`,
  'gsu',
);

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

/** Splits a message into the parts that CodeGate scans separately: code blocks and the text between them. */
function partsOf(message: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const [, code = ''] of message.matchAll(codeBlock)) {
    // Like CodeGate, which searches from the end of the previous part and may match an earlier occurrence.
    const start = message.indexOf(code, end);
    parts.push(message.slice(end, start), code);
    end = start + code.length;
  }
  return [...parts, message.slice(end)].filter((part) => part !== '');
}

/**
 * Simulates CodeGate's redaction of one part of a message.
 * @param above number of lines above the part
 * @returns undefined if CodeGate fails and sends nothing
 */
function redact(text: string, above: number): Redaction | undefined {
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

/**
 * Finds secrets in a line in CodeGate's order: by signature, then by entropy.
 * @param found names and values of the lines above; updated
 */
function findInLine(line: string, found: Set<string>): Match[] {
  const isRepeat = (key: string, value: string): boolean => {
    const before = found.size;
    return found.add(`${key}:${value}`).size === before;
  };
  const bySignature = signatures.flatMap(({service, type, regExp}) =>
    Array.from(line.matchAll(regExp), ({0: value, index}) => ({value, start: lengthOf(line.slice(0, index))}))
      .filter(({value}) => value.toLowerCase() !== 'token')
      .map(({value, start}) => ({
        service,
        type,
        value,
        start,
        place: start,
        isRepeat: isRepeat(keyOf(line, value), value),
      })),
  );
  const byEntropy = Array.from(line.matchAll(assignment)).flatMap(({0: all, 1: key = '', 2: value = '', index}) => {
    const isKnown = found.has(`${key}:${value}`);
    if (value.startsWith('REDACTED') || (!isKnown && entropyOf(value) < highEntropy.least)) {
      return [];
    }
    const place = lengthOf(line.slice(0, index + all.lastIndexOf(value)));
    // CodeGate uses the first occurrence of the value in the line.
    const start = lengthOf(line.slice(0, line.indexOf(value)));
    const {service, type} = highEntropy;
    return [{service, type, value, start, place, isRepeat: isRepeat(key, value)}];
  });
  return [...bySignature, ...byEntropy];
}

/** Length in code points, as in Python. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Name that the value is assigned to, or "None", as Python formats it. */
function keyOf(line: string, value: string): string {
  const literal = value.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const named = new RegExp(`([A-Za-z_][A-Za-z0-9_]*)${space}*=${space}*["']?${literal}["']?`, 'u');
  return named.exec(line)?.[1] ?? 'None';
}

/** Shannon entropy in bits per character. */
function entropyOf(text: string): number {
  const shares = Array.from(new Set(text), (character) => (text.split(character).length - 1) / text.length);
  return -shares.reduce((sum, share) => sum + share * Math.log2(share), 0);
}
