import {properNames} from '../names';
import type {Block, Fault, Rule} from '../types';

const headingsOf = (blocks: readonly Block[]) => blocks.filter(({kind}) => kind === 'heading' || kind === 'title');

/** Sentence case in headings. */
export const sentenceCase: Rule = ({blocks}) =>
  headingsOf(blocks).flatMap(({text, line}) =>
    capitalized(text).map((word) => ({line, message: `"${word}" begins with a capital letter in a heading`})),
  );

/** Headings have no final punctuation. */
export const headingPunctuation: Rule = ({blocks}) =>
  headingsOf(blocks)
    .filter(({text}) => /[.:;,!…]$/.test(text.trim()) && !text.trim().endsWith('`…`'))
    .map(({line, text}) => ({line, message: `"${text}" ends with a punctuation mark`}));

/** Heading levels start at 2, below the title, and are not skipped. */
export const headingLevels: Rule = ({blocks}) => {
  const headings = blocks.filter(({kind}) => kind === 'heading');
  return headings.flatMap(({depth, line, text}, i): Fault[] => {
    const above = headings[i - 1]?.depth ?? 1;
    const wrong = depth === 1 || depth > above + 1;
    return wrong ? [{line, message: `"${text}" is on level ${depth} below level ${above}`}] : [];
  });
};

/** Numbered headings are steps and begin with an imperative. */
export const stepHeadings: Rule = ({blocks}) =>
  blocks
    .filter(({kind, text}) => kind === 'heading' && /^\d+\. (?:\w+ing|The|An?|How|Your?)\b/.test(text))
    .map(({line, text}) => ({line, message: `the step "${text}" does not begin with a verb`}));

function capitalized(heading: string): string[] {
  const rest = properNames.reduce(
    (text, name) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), '·'),
    heading.replaceAll(/`…`/g, '·'),
  );
  const words = rest.replace(/^(?:\d+\. |(?:Step|Stage) \d+: )/, '').split(/[\s()/–—-]+/);
  return words.slice(1).filter((word) => /^[“"']?[A-Z][a-z]/.test(word));
}
