export interface Figures {
  readonly words: number;
  readonly sentences: number;
  /** Average words per sentence. */
  readonly sentenceLength: number;
  /** Flesch reading ease: 60 to 70 is plain English, below 30 is difficult. */
  readonly ease: number;
}

/** Readability figures of an MDX page, without code, tables and markup. */
export function figuresOf(source: string): Figures {
  const sentences = sentencesIn(proseOf(source));
  const words = sentences.flatMap((sentence) => sentence.match(/[A-Za-z][\w'’-]*/g) ?? []);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  const sentenceLength = words.length / Math.max(1, sentences.length);
  const ease = 206.835 - 1.015 * sentenceLength - 84.6 * (syllables / Math.max(1, words.length));
  return {
    words: words.length,
    sentences: sentences.length,
    sentenceLength: Math.round(sentenceLength * 10) / 10,
    ease: Math.round(ease),
  };
}

function proseOf(source: string): string {
  return source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replaceAll(/^ *```[\s\S]*?^ *```$/gm, '\n\n')
    .replaceAll(/^(?:import|export) .*$|^ *\|.*$|^:::.*$|^#+ .*$/gm, '\n\n')
    .replaceAll(/\{\/\*[\s\S]*?\*\/\}|<[^>]+>/g, ' ')
    .replaceAll(/`[^`]*`/g, 'code')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

function sentencesIn(prose: string): string[] {
  return prose
    .split(/\n\s*\n|^\s*(?:[-*]|\d+\.) /m)
    .flatMap((block) => block.split(/(?<=[.!?:])\s+(?=["“A-Z*])/))
    .filter((sentence) => /[A-Za-z]{2}.*\s.*[A-Za-z]/s.test(sentence));
}

function syllablesIn(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, '')
    .match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 0);
}
