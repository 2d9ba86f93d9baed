import {matches} from '../match';
import type {Rule} from '../types';

/** Unidiomatic expressions and their replacements. */
const idioms: readonly (readonly [string, string])[] = [
  ['mend(?:s|ed|ing)?', 'fix, correct'],
  ['way(?:s)?\\s+round', 'workaround'],
  ['anew', 'again'],
  ['travel(?:s|ed|led|ing)?\\s+along', 'is sent too'],
  ['the\\s+way\\s+of\\s+an?', 'what happens to'],
  ['what\\s+lies\\s+where', 'where to find'],
  ['all\\s+the\\s+same', 'anyway, still'],
  ['in\\s+place\\s+of', 'instead of, replace … with'],
  ['also\\s+(?:when|if|after)', 'even if, even when, including after'],
  ['(?<!\\bthere\\s+)(?:is|are)\\s+no(?!\\s+(?:longer|more|different|better|one)\\b)', "isn't a"],
];

/** A hedge that opens a sentence; what to do comes first there. */
const hedge = /(?<=^|[.:!?]\s+)(?:Most\s+often|Mostly|Usually|Normally|As\s+a\s+rule)\b/g;

/** Prose avoids these expressions. */
export const plainEnglish: Rule = ({blocks}) =>
  blocks.flatMap((block) => [
    ...idioms.flatMap(([idiom, instead]) =>
      matches(block, new RegExp(`(?<![\\w-])(?:${idiom})(?![\\w-])`, 'gi'), (found) => `"${found}": ${instead}`),
    ),
    ...matches(block, hedge, (found) => `say what to do before "${found}"`),
  ]);
