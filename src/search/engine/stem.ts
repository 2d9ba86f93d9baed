/** Endings with the shortest stem they may leave, the longest first. */
const endings: readonly (readonly [ending: RegExp, replacement: string])[] = [
  [/(?<=.{4})(ization|isation|ations|ation|ators|ator|ating|ated|ates|ate)$/, ''],
  [/(?<=.{4})(ions|ion|ings|ing|ers|er|ors|or|ments|ment)$/, ''],
  [/(?<=.{3})(ies|ied|y)$/, 'i'],
  [/(?<=.{3})(ing|ed|es|e)$/, ''],
  [/(?<=.{2}[^s])s$/, ''],
];

/**
 * Root that words of one family share, for lookups in the vocabulary only: `install`, `installed` and `installation`;
 * `policy` and `policies`; `run` and `running`.
 */
export function stem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) {
    return word;
  }
  let root = word.replace(/(?<=[^s])s$/, (s) => (word.length > 3 ? '' : s));
  for (const [ending, replacement] of endings) {
    if (ending.test(root)) {
      root = root.replace(ending, replacement);
      break;
    }
  }
  return root.replace(/(?<=.{2})([^aeiouls])\1$/, '$1');
}
