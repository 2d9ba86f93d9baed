import {objectOf, resolve, textOf} from '../json';
import type {Json, JsonObject} from '../types';

import type {Example} from './types';

export function mediaOf(content: Json | undefined): [type: string, media: JsonObject][] {
  return Object.entries(objectOf(content)).map(([type, media]) => [type, objectOf(media)]);
}

/** Examples of the media type, otherwise that of its schema. */
export function examplesOf(document: JsonObject, media: JsonObject): Example[] {
  const named = Object.values(objectOf(media.examples)).flatMap((raw) => {
    const example = objectOf(resolve(document, raw));
    const summary = [textOf(example.summary), textOf(example.description)].filter(Boolean).join(': ');
    return example.value === undefined ? [] : [{value: example.value, ...(summary !== '' && {summary})}];
  });
  if (named.length > 0) {
    return named;
  }
  const schema = objectOf(resolve(document, media.schema));
  const [first] = Array.isArray(schema.examples) ? schema.examples : [];
  const value = media.example ?? schema.example ?? first;
  return value === undefined ? [] : [{value}];
}
