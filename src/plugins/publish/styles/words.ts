import {tokenizer, type TokenType} from 'acorn';

import {namePattern} from '../../browser/bundle/nameClass';

const moduleClass = new RegExp(`^${namePattern}$`);

/** Words of a script's strings; a class that a script sets stands in one. */
export function stringWords(script: string): string[] {
  const tokens = Array.from(tokenizer(script, {ecmaVersion: 'latest'})) as {type: TokenType; value?: unknown}[];
  return tokens
    .filter(({type}) => ['string', 'template'].includes(type.label))
    .flatMap(({value}) => words(String(value)));
}

/** Classes of CSS modules anywhere in a script. */
export function moduleClasses(script: string): string[] {
  return words(script).filter((word) => moduleClass.test(word));
}

/** Splits a text into what can be the name of a class. */
export function words(text: string): string[] {
  return text.split(/[^\w-]+/);
}
