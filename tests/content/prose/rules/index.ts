import type {Rule} from '../types';

import {admonitionUse, tables} from './blocks';
import {codeLanguages, outputs, prompts} from './code';
import {headingLevels, headingPunctuation, sentenceCase, stepHeadings} from './headings';
import {plainEnglish} from './idioms';
import {altTexts, diagrams} from './images';
import {paragraphs, wrapping} from './layout';
import {linkTargets, linkTexts} from './links';
import {conceptsWithoutSteps, frontMatter, structure, troubleshooting} from './structure';
import {tabs} from './tabs';
import {termSpelling} from './terms';
import {bannedWords, futureTense, secondPerson} from './words';

/** Rules by name; each has a good and a bad page in `tests/fixtures/prose`. */
export const rules: Readonly<Record<string, Rule>> = {
  'admonition-use': admonitionUse,
  'alt-texts': altTexts,
  'banned-words': bannedWords,
  'code-languages': codeLanguages,
  'concepts-without-steps': conceptsWithoutSteps,
  diagrams,
  'front-matter': frontMatter,
  'future-tense': futureTense,
  'heading-levels': headingLevels,
  'heading-punctuation': headingPunctuation,
  'link-targets': linkTargets,
  'link-texts': linkTexts,
  outputs,
  paragraphs,
  'plain-english': plainEnglish,
  prompts,
  'second-person': secondPerson,
  'sentence-case': sentenceCase,
  'step-headings': stepHeadings,
  structure,
  tables,
  tabs,
  'term-spelling': termSpelling,
  troubleshooting,
  wrapping,
};
