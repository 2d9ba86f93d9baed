import {stem} from './stem';
import {sameGroups, synonymGroups} from './synonyms';
import {fold, isWord, tokensOf} from './tokenize';

/** Words that stand for a phrase of the query. */
export interface Synonym {
  readonly words: readonly string[];
  /** Whether it is another spelling of the same thing. */
  readonly same: boolean;
}

interface Phrase {
  readonly stems: readonly string[];
  readonly synonyms: readonly Synonym[];
}

/** Phrases by the stem of their first word. */
const phrases = byFirstWord();

/** For each word of a query the synonyms of the phrases that it is part of. */
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
  for (const [groups, same] of [[sameGroups, true], [synonymGroups, false]] as const) {
    for (const group of groups) {
      const members = group.map((member) => tokensOf(member).filter(isWord).map(fold));
      for (const member of members) {
        const key = member.map(stem).join(' ');
        const others = synonyms.get(key) ?? new Map<string, Synonym>();
        for (const other of members.filter((candidate) => candidate.map(stem).join(' ') !== key)) {
          others.set(other.join(' '), others.get(other.join(' ')) ?? {words: other, same});
        }
        synonyms.set(key, others);
      }
    }
  }
  const found = new Map<string, Phrase[]>();
  synonyms.forEach((others, key) => {
    const stems = key.split(' ');
    found.set(stems[0] ?? '', [...(found.get(stems[0] ?? '') ?? []), {stems, synonyms: Array.from(others.values())}]);
  });
  return found;
}
