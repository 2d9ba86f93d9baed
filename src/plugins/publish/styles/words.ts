import {tokenizer, type TokenType} from 'acorn';

import {namePattern} from '../../browser/bundle/nameClass';

const moduleClass = new RegExp(`^${namePattern}$`);

/** Words in string literals, which may be class names. */
export function stringWords(script: string): string[] {
  const tokens = Array.from(tokenizer(script, {ecmaVersion: 'latest'})) as {type: TokenType; value?: unknown}[];
  return tokens
    .filter(({type}) => ['string', 'template'].includes(type.label))
    .flatMap(({value}) => words(String(value)));
}

/** CSS module classes anywhere in a script. */
export function moduleClasses(script: string): string[] {
  return words(script).filter((word) => moduleClass.test(word));
}

export function words(text: string): string[] {
  return text.split(/[^\w-]+/);
}
