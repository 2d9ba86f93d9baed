import {alternativesOf, type Alternative, type Vocabularies} from './alternatives';
import {namesIn} from './names';
import {synonymsOf} from './phrases';
import {isWord, startsOption, termsOf, tokensOf} from './tokenize';
import type {Weights} from './weights';
import {isEveryday, isFiller} from './words';

/** A part of a query that is matched as one, with its alternatives. */
export interface Unit {
  readonly alternatives: readonly Alternative[];
  /** Rare words weigh more. */
  readonly weight: number;
  /** An optional unit adds to the score; sections without it lose nothing. */
  readonly optional: boolean;
  /** Fillers weigh little and are not marked. */
  readonly filler: boolean;
  /** Whether it is an option with its hyphens, such as `--port`. */
  readonly isOption?: boolean;
}

interface Word {
  readonly term: string;
  /** Whether the visitor is still typing it. */
  readonly open: boolean;
}

interface Name extends Word {
  /** The separate words that it joins. */
  readonly parts?: readonly string[];
}

/** Parses a query; empty if it has no word. */
export function readQuery(text: string, vocabularies: Vocabularies, weights: Weights): Unit[] {
  const {words, names} = wordsOf(text);
  const onlyFillers = words.every(({term}) => isFiller(term));
  const units: Unit[] = [];
  const synonyms = synonymsOf(words.map(({term}) => term));
  words.forEach((word, at) => {
    const filler = !onlyFillers && (isFiller(word.term) || (word.open && word.term.length === 1));
    const found = alternativesOf(word, filler ? [] : (synonyms[at] ?? []), vocabularies, weights);
    const share = filler ? weights.filler : isEveryday(word.term) ? weights.everyday : 1;
    units.push({...found, weight: found.weight * share, optional: false, filler});
  });
  const known = new Set(words.map(({term}) => term));
  const extra = names
    .filter(
      ({term, parts = []}) =>
        !known.has(term) &&
        (parts.length === 0 || !(isPhrase(parts) || parts.every((part) => isCommoner(part, term, vocabularies)))),
    )
    .flatMap((name) => {
      const {alternatives, weight} = alternativesOf(name, [], vocabularies, weights, false);
      return alternatives.length > 0
        ? [
            {
              alternatives,
              weight: weight * weights.joined,
              optional: true,
              filler: false,
              isOption: name.term.startsWith('-'),
            },
          ]
        : [];
    });
  return units.length > 0 ? [...units, ...extra] : extra.map((unit) => ({...unit, optional: false}));
}

/** Words of a query in order, and the names that they form. */
function wordsOf(text: string): {words: Word[]; names: Name[]} {
  const tokens = tokensOf(text);
  const last = tokens.length - 1;
  const words: Word[] = [];
  const pairs: Name[] = [];
  const names: Name[] = namesIn(tokens).map(({term, end}) => ({term, open: end === last}));
  tokens.forEach((token, at) => {
    const [whole = '', ...parts] = isWord(token) ? termsOf(token) : [];
    const open = at === last;
    if (token.length === 1 && startsOption(tokens[at - 1] ?? '')) {
      return;
    }
    if (parts.length > 0) {
      parts.forEach((term, part) => words.push({term, open: open && part === parts.length - 1}));
      names.push({term: whole, open});
    } else if (whole !== '') {
      words.push({term: whole, open});
    }
  });
  words.forEach(({term}, at) => {
    const before = words[at - 1]?.term ?? '';
    pairs.push(
      ...(before.length > 1 && term.length > 1 ? [{term: before + term, open: false, parts: [before, term]}] : []),
    );
  });
  return {words, names: [...names, ...pairs]};
}

/** Whether separate words are a phrase with another spelling, so that they need not be a name. */
function isPhrase(words: readonly string[]): boolean {
  return synonymsOf(words).every((synonyms) => synonyms.some(({kind}) => kind === 'same'));
}

/** Whether a word is more frequent than a name. */
function isCommoner(word: string, name: string, {vocabulary, rarity}: Vocabularies): boolean {
  const [a, b] = [vocabulary.number(word), vocabulary.number(name)];
  return a !== undefined && (b === undefined || rarity([a]) < rarity([b]));
}
