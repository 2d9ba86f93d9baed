import {synonymGroups} from './synonyms';
import {fold, isWord, tokensOf} from './tokenize';
import {isFiller} from './words';

interface Phrase {
  readonly words: readonly string[];
  /** The other phrases of its groups. */
  readonly synonyms: readonly (readonly string[])[];
}

/** Phrases by their first word, the longest first. */
const phrases = byFirstWord();

/** The longest phrase with synonyms that starts at a word, or the word alone. */
export function synonymsAt(
  words: readonly string[],
  at: number,
): {length: number; synonyms: readonly (readonly string[])[]} {
  const phrase = phrases
    .get(words[at] ?? '')
    ?.find((candidate) => candidate.words.every((word, index) => words[at + index] === word));
  return {length: phrase?.words.length ?? 1, synonyms: phrase?.synonyms ?? []};
}

function byFirstWord(): Map<string, Phrase[]> {
  const synonyms = new Map<string, Map<string, readonly string[]>>();
  for (const group of synonymGroups) {
    const members = group.map((member) => tokensOf(member).filter(isWord).map(fold));
    for (const member of members) {
      const key = member.join(' ');
      const others = synonyms.get(key) ?? new Map<string, readonly string[]>();
      members
        .filter((other) => other !== member)
        .forEach((other) => others.set(other.join(' '), withoutFillers(other)));
      synonyms.set(key, others);
    }
  }
  const found = new Map<string, Phrase[]>();
  synonyms.forEach((others, key) => {
    const words = key.split(' ');
    const first = words[0] ?? '';
    found.set(first, [...(found.get(first) ?? []), {words, synonyms: Array.from(others.values())}]);
  });
  found.forEach((list) => list.sort((a, b) => b.words.length - a.words.length));
  return found;
}

function withoutFillers(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !isFiller(word));
  return telling.length > 0 ? telling : words;
}
