import {hints} from './hints';
import {stem} from './stem';
import {sameGroups, synonymGroups} from './synonyms';
import {fold, isWord, tokensOf} from './tokenize';

/** Words that replace a phrase of the query. */
export interface Synonym {
  readonly words: readonly string[];
  /** Another spelling, a synonym, or the words of the pages. */
  readonly kind: 'same' | 'synonym' | 'hint';
}

interface Phrase {
  readonly stems: readonly string[];
  readonly synonyms: readonly Synonym[];
}

const phrases = byFirstWord();

/** Returns for each word of a query the synonyms of the phrases that contain it. */
export function synonymsOf(words: readonly string[]): Synonym[][] {
  const stems = words.map(stem);
  const found = stems.map((): Synonym[] => []);
  stems.forEach((first, at) => {
    for (const phrase of phrases.get(first) ?? []) {
      if (phrase.stems.every((part, index) => stems[at + index] === part)) {
        phrase.stems.forEach((_, index) => found[at + index]?.push(...phrase.synonyms));
      }
    }
  });
  return found;
}

function byFirstWord(): Map<string, Phrase[]> {
  const synonyms = new Map<string, Map<string, Synonym>>();
  const add = (from: readonly string[], to: readonly string[], kind: Synonym['kind']): void => {
    const key = from.map(stem).join(' ');
    const known = synonyms.get(key) ?? new Map<string, Synonym>();
    const name = to.join(' ');
    if (to.map(stem).join(' ') !== key) {
      known.set(name, known.get(name) ?? {words: to, kind});
    }
    synonyms.set(key, known);
  };
  const groups = [
    ...sameGroups.map((group) => [group, 'same'] as const),
    ...synonymGroups.map((group) => [group, 'synonym'] as const),
  ];
  for (const [group, kind] of groups) {
    const members = group.map(wordsOf);
    members.forEach((from) => members.forEach((to) => add(from, to, kind)));
  }
  for (const hint of hints) {
    const [said = [], written = []] = hint.split(': ').map((side) => side.split(', ').map(wordsOf));
    said.forEach((from) => written.forEach((to) => add(from, to, 'hint')));
  }
  const found = new Map<string, Phrase[]>();
  synonyms.forEach((others, key) => {
    const stems = key.split(' ');
    found.set(stems[0] ?? '', [...(found.get(stems[0] ?? '') ?? []), {stems, synonyms: Array.from(others.values())}]);
  });
  return found;
}

function wordsOf(phrase: string): string[] {
  return tokensOf(phrase)
    .filter(isWord)
    .flatMap((word) => fold(word).split('_'));
}
