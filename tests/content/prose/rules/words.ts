import {matches} from '../match';
import type {Rule} from '../types';

const banned = [
  'simply',
  'just',
  'easy',
  'easily',
  'effortless(?:ly)?',
  'obviously',
  'of\\s+course',
  'please',
  'note\\s+that',
  'in\\s+order\\s+to',
  'straightforward(?:ly)?',
  'seamless(?:ly)?',
  'e\\.g\\.',
  'i\\.e\\.',
  'etc\\.',
];
const bannedPattern = new RegExp(`(?<![\\w-])(?:${banned.join('|')})(?![\\w-])`, 'gi');
const futurePattern = /(?<![\w-])(?:will|won['’]t|shall|going\s+to)(?![\w-])|\w+['’]ll\b/gi;
const firstPersonPattern =
  /(?<![\w/“"'-])(?:[Ww]e(?!\s+(?:don['’]t\s+)?recommend\b)|[Ww]e['’]\w+|[Oo]urs?|us|[Ll]et['’]s|I|I['’]\w+|[Mm]y)(?![\w/-])/g;

/** Words that are condescending or meaningless. */
export const bannedWords: Rule = ({blocks}) =>
  blocks.flatMap((block) => matches(block, bannedPattern, (found) => `leave out "${found}"`));

/** Present tense; the introduction of a tutorial may look ahead. */
export const futureTense: Rule = ({blocks, frontMatter: {kind}}) => {
  const introduction = blocks.findIndex((block) => block.kind === 'heading');
  return (kind === 'tutorial' && introduction >= 0 ? blocks.slice(introduction) : blocks).flatMap((block) =>
    matches(block, futurePattern, (found) => `present tense instead of "${found}"`),
  );
};

/** The reader is "you"; the author may recommend, and headings may be questions of the reader. */
export const secondPerson: Rule = ({blocks}) =>
  blocks
    .filter(({kind, text}) => kind !== 'heading' || !text.endsWith('?'))
    .flatMap((block) => matches(block, firstPersonPattern, (found) => `second person instead of "${found}"`));
