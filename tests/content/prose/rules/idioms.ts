import {matches} from '../match';
import type {Rule} from '../types';

/** Unidiomatic expressions and their replacements. */
const idioms: readonly (readonly [string, string])[] = [
  ['st(?:ands?|ood|anding)(?!\\s+for\\b|-)', 'is, appears, or the name of the place'],
  ['(?:lies?|lay|lying)', 'is, or the name of the place'],
  ['mend(?:s|ed|ing)?', 'fix, correct'],
  ['way(?:s)?\\s+round', 'workaround'],
  ['anew', 'again'],
  ['treat(?:s|ed|ing)?(?!(?:\\s+\\w+){0,2}\\s+(?:as|like)\\b)', 'handle, process'],
  ['(?<!by\\s)hand(?:s|ed|ing)?(?:\\s+\\w+){0,2}\\s+(?:over|on)', 'pass, send'],
  ['travel(?:s|ed|led|ing)?\\s+along', 'is sent too'],
  ['answers?\\s+itself', 'answers without asking the model'],
  ['the\\s+way\\s+of\\s+an?', 'what happens to'],
  ['what\\s+(?:lies|goes|is)\\s+where', 'where to find'],
];

/** Prose avoids these expressions. */
export const plainEnglish: Rule = ({blocks}) =>
  blocks.flatMap((block) =>
    idioms.flatMap(([idiom, instead]) =>
      matches(block, new RegExp(`(?<![\\w-])(?:${idiom})(?![\\w-])`, 'gi'), (found) => `"${found}": ${instead}`),
    ),
  );
