import {isObject, objectOf, resolve, textOf} from '../../data/openapi/json';
import {inLine, pretty} from '../../data/openapi/pretty';
import type {Json, JsonObject} from '../../data/openapi/types';

import {type Child, code, el} from './html';
import type {Example, Reference} from './types';
import {words} from './words';

/** Examples of a body or reply: those of the media type, else the one of its type. */
export function examplesOf({document}: Reference, media: JsonObject): Example[] {
  const named = Object.values(objectOf(media.examples)).flatMap((raw) => {
    const example = objectOf(resolve(document, raw));
    const summary = textOf(example.summary);
    return example.value === undefined ? [] : [{value: example.value, ...(summary !== undefined && {summary})}];
  });
  if (named.length > 0) {
    return named;
  }
  const schema = objectOf(resolve(document, media.schema));
  const [first] = Array.isArray(schema.examples) ? schema.examples : [];
  const value = media.example ?? schema.example ?? first;
  return value === undefined ? [] : [{value}];
}

/** An example as it is sent, set for reading. */
export function exampleText({value}: Example): string {
  return typeof value === 'string' ? value : pretty(value);
}

/** Examples with more lines than this are folded away. */
const longestOpen = 24;

/** A short example stays in the line, a long one is folded away; the main one of a reply is open when it is not too long. */
export function exampleView(example: Example, isMain: boolean): Child {
  const line = shortText(example.value);
  const {summary} = example;
  if (line !== undefined && !isMain) {
    return el('p', {}, summary !== undefined && [words(summary), ': '], code(line));
  }
  const text = exampleText(example);
  const block = el('pre', {}, code(text));
  const isOpen = isMain && text.split('\n').length <= longestOpen;
  return isOpen && summary === undefined
    ? block
    : el('details', {...(isOpen && {open: ''})}, el('summary', {}, words(summary ?? 'Example')), block);
}

/** An example that fits in a line. */
export function shortText(value: Json): string | undefined {
  const text = typeof value === 'string' ? value : inLine(value);
  const flat = !isObject(value) || Object.values(value).every((entry) => typeof entry !== 'object');
  return flat && !Array.isArray(value) && text.length <= 110 && !text.includes('\n') ? text : undefined;
}
