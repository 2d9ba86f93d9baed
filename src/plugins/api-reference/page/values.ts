import {objectOf, textOf} from '../../../data/openapi/json';
import type {Json} from '../../../data/openapi/types';

import {literal} from './examples';
import {inlineMarkdown} from './markdown';
import {code, type Content, el} from './mdx';
import {alternatives} from './types';

/** Allowed values and alternatives that have descriptions of their own. */
export function valueList(value: Json | undefined): Content {
  const {'x-enumDescriptions': texts, ...schema} = objectOf(value);
  const described = [
    ...Object.entries(objectOf(texts)).map(([name, text]) => ({name, text: textOf(text)})),
    ...alternatives(schema).map((entry, i) => {
      const {title, description, const: constant, $ref} = objectOf(entry);
      const name = constant === undefined ? (textOf(title) ?? `alternative ${i + 1}`) : literal(constant);
      return {name, text: $ref === undefined ? textOf(description) : undefined};
    }),
  ].filter(({text}) => text);
  return (
    described.length > 0 &&
    el(
      'ul',
      {},
      described.map(({name, text}) => el('li', {}, code(name), ': ', inlineMarkdown(text))),
    )
  );
}

/** Link to documentation elsewhere. */
export function externalDocs(value: Json | undefined): Content {
  const {url, description} = objectOf(objectOf(value).externalDocs);
  const address = textOf(url);
  return address !== undefined && inlineMarkdown(` [${textOf(description) ?? 'More about it'}](<${address}>)`);
}
