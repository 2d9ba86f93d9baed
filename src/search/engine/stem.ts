/** Endings with the letters they leave at least, and what takes their place; the longest first. */
const endings: readonly (readonly [ending: RegExp, replacement: string])[] = [
  [/(?<=.{4})(ations|ation|ating|ated|ates|ate)$/, ''],
  [/(?<=.{4})(ions|ion|ments|ment)$/, ''],
  [/(?<=.{3})(ies|ied|y)$/, 'i'],
  [/(?<=.{3})(ings|ing|ed|es|e)$/, ''],
  [/(?<=.{2}[^s])s$/, ''],
];

/**
 * Root that words of one family share, for lookups in the vocabulary only: `install`, `installed` and `installation`;
 * `policy` and `policies`; `run` and `running`; `manage` and `management`.
 */
export function stem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) {
    return word;
  }
  const [ending, replacement] = endings.find(([candidate]) => candidate.test(word)) ?? [];
  const root = ending ? word.replace(ending, replacement ?? '') : word;
  return root === word
    ? root.replace(/(?<=.{2})([^aeiouls])\1$/, '$1')
    : stem(root.replace(/(?<=.{2})([^aeiouls])\1$/, '$1'));
}
