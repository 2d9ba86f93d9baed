/** Suffixes with the minimum length of the remaining stem, and their replacements, the longest first. */
const endings: readonly (readonly [ending: RegExp, replacement: string])[] = [
  [/(?<=.{4})(ations|ation|ating|ated|ates|ate)$/, ''],
  [/(?<=.{4})(ions|ion|ments|ment)$/, ''],
  [/(?<=.{3})(ies|ied|y)$/, 'i'],
  [/(?<=.{3})(ings|ing|ed|es|e)$/, ''],
  [/(?<=.{2}[^s])s$/, ''],
];

/**
 * Returns the stem of a word for lookups in the vocabulary: `install`, `installed` and `installation` share one, as
 * `policy` and `policies`, `run` and `running`, `manage` and `management` do.
 */
export function stem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) {
    return word;
  }
  const [ending, replacement] = endings.find(([candidate]) => candidate.test(word)) ?? [];
  const root = ending ? word.replace(ending, replacement ?? '') : word;
  const single = root.replace(/(?<=.{2})([^aeiouls])\1$/, '$1');
  return root === word ? single : stem(single);
}
