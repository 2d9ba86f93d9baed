/** Equivalents of Python's Unicode character classes, as content of a JavaScript character class. */
const shorthands: Readonly<Record<string, string>> = {
  [String.raw`\d`]: String.raw`\p{Nd}`,
  [String.raw`\s`]: String.raw`\p{White_Space}`,
  [String.raw`\S`]: String.raw`\P{White_Space}`,
  [String.raw`\w`]: String.raw`\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\u200c\u200d`,
};
const word = `[${shorthands[String.raw`\w`]}]`;
const boundary = `(?:(?<=${word})(?!${word})|(?<!${word})(?=${word}))`;

/** Characters that Python's regex module matches besides, without case, and JavaScript does not. */
const otherCases: Readonly<Record<string, string>> = {i: '\u0130', 'a-z': '\u0130', I: '\u0131', 'A-Z': '\u0131'};

/** Global, dot matches all, Unicode. The Unicode mode refuses what it does not know. */
const flags = 'gsu';

/**
 * Converts a pattern of Python's regex module. The searched text must not contain line breaks.
 * @param pattern with `(?i)` anywhere if it is case-insensitive
 * @throws if the pattern has unsupported syntax
 */
export function toRegExp(pattern: string): RegExp {
  const ignoresCase = pattern.includes('(?i)');
  let isInSet = false;
  const source = pattern.replaceAll('(?i)', '').replace(/\\[\s\S]|[[\]iI]|a-z|A-Z/g, (token) => {
    const shorthand = shorthands[token];
    const other = otherCases[token];
    if (other !== undefined) {
      const both = ignoresCase ? other + token : token;
      return isInSet || both === token ? both : `[${both}]`;
    }
    if (token.length === 1) {
      const isLiteral = token === ']' && !isInSet;
      isInSet = token === '[';
      return isLiteral ? String.raw`\]` : token;
    }
    if (shorthand !== undefined) {
      return isInSet ? shorthand : `[${shorthand}]`;
    }
    if (token === String.raw`\b`) {
      return boundary;
    }
    // Escapes that JavaScript has no use for.
    return /["']/.test(token) || (token === String.raw`\-` && !isInSet) ? token.slice(1) : token;
  });
  return new RegExp(source, ignoresCase ? `${flags}i` : flags);
}
