/** Equivalents of Python's Unicode character classes, as content of a JavaScript character class. */
const shorthands: Readonly<Record<string, string>> = {
  d: String.raw`\p{Nd}`,
  s: String.raw`\p{White_Space}`,
  S: String.raw`\P{White_Space}`,
  w: String.raw`\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\u200c\u200d`,
};
const word = `[${shorthands.w}]`;
const boundary = `(?:(?<=${word})(?!${word})|(?<!${word})(?=${word}))`;

/** Case-insensitive matches of Python's regex module that JavaScript does not have. */
const otherCases: readonly (readonly [letter: string, other: string])[] = [
  ['i', '\u0130'],
  ['I', '\u0131'],
];

const controls: Readonly<Record<string, string>> = {[String.raw`\n`]: '\n', [String.raw`\t`]: '\t'};

/** Global, dot matches all, Unicode. */
const flags = 'gsu';
const escaped = String.raw`\\[\s\S]`;
const tokens = new RegExp(
  String.raw`(?<escape>${escaped})|\[(?<negation>\^?)(?<set>(?:${escaped}|[^\]\\])+)\]|` +
    String.raw`(?<operator>\((?:\?:)?(?!\?)|[)|.^$]|(?:[*+?]|\{\d+(?:,\d*)?\})\??(?![*+?]))|(?<literal>[^\\[({*+?])`,
  `${flags}y`,
);

/**
 * Converts a pattern of Python's regex module. The searched text must not contain line breaks.
 * @param pattern with `(?i)` anywhere if it is case-insensitive
 * @throws if the pattern has unsupported syntax
 */
export function toRegExp(pattern: string): RegExp {
  const text = pattern.replaceAll('(?i)', '');
  const ignoresCase = text !== pattern;
  const found = Array.from(text.matchAll(tokens));
  if (found.map(([token]) => token).join('') !== text) {
    throw new Error(`"${pattern}" has a part that is not known`);
  }
  const source = found.map(({groups: {escape, negation, set, operator, literal} = {}}) => {
    if (operator !== undefined) {
      return operator;
    }
    if (escape === String.raw`\b`) {
      return boundary;
    }
    const items = itemsOf(set ?? escape ?? literal ?? '', ignoresCase);
    return set === undefined && items.length === 1 && !isShorthand(escape)
      ? items.join('')
      : `[${negation ?? ''}${items.join('')}]`;
  });
  return new RegExp(source.join(''), ignoresCase ? `${flags}i` : flags);
}

/** Items of a character class. */
function itemsOf(set: string, ignoresCase: boolean): string[] {
  const items = set.matchAll(new RegExp(String.raw`(\\[dsSw])|(${escaped}|[\s\S])(?:-(${escaped}|[^\\]))?`, 'gu'));
  return Array.from(items).flatMap(([, shorthand, first = '', last = first]) => {
    if (shorthand !== undefined) {
      return shorthands[shorthand.slice(1)] ?? [];
    }
    const [from, to] = [plain(first), plain(last)];
    const others = otherCases.filter(([letter]) => ignoresCase && from <= letter && letter <= to);
    return [from === to ? quoted(from) : `${quoted(from)}-${quoted(to)}`, ...others.map(([, other]) => other)];
  });
}

function isShorthand(item = ''): boolean {
  return /^\\[dsSw]$/.test(item);
}

/** Unescapes an item of a character class. */
function plain(item: string): string {
  const known = controls[item];
  if (known === undefined && /^\\[\w\s]/.test(item)) {
    throw new Error(`${item} is not known`);
  }
  return known ?? item.replace(/^\\(?=.)/s, '');
}

function quoted(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
