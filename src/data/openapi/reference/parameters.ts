import {listOf, objectOf, resolve} from '../json';
import type {Json, JsonObject} from '../types';

/** A parameter of path, query or headers for the form fields of the OpenAPI theme: resolved, with a single type. */
export interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly required: boolean;
  /** Placeholder of the field. */
  readonly description: string;
  readonly schema: {readonly type: string; readonly items?: {readonly enum: Json}; readonly enum?: Json};
  /** Whether comma-separated values are sent as repeated parameters. */
  readonly isList: boolean;
  readonly value?: string | readonly string[];
}

export function fillableParameters(document: JsonObject, parameters: readonly JsonObject[]): Parameter[] {
  return parameters.flatMap(({name, in: place, required, example, schema: raw}) => {
    if (place !== 'path' && place !== 'query' && place !== 'header') {
      return [];
    }
    const schema = plain(document, raw);
    const choices = schema.type === 'array' ? plain(document, schema.items).enum : undefined;
    const isList = schema.type === 'array' && choices === undefined;
    const type = typeof schema.type === 'string' && !isList ? schema.type : 'string';
    return {
      in: place,
      name: String(name),
      required: required === true,
      description: isList ? 'one value, or several with commas' : type,
      schema: {
        type,
        ...(choices !== undefined && {items: {enum: choices}}),
        ...(schema.enum !== undefined && {enum: schema.enum}),
      },
      isList,
      ...(required === true && example !== undefined && {value: String(example)}),
    };
  });
}

/** Resolves references; of alternatives, picks the first one that is not null. */
function plain(document: JsonObject, value: Json | undefined): JsonObject {
  const schema = objectOf(resolve(document, value));
  const alternative = [...listOf(schema.anyOf), ...listOf(schema.oneOf), ...listOf(schema.allOf)]
    .map((entry) => objectOf(resolve(document, entry)))
    .find(({type}) => type !== 'null');
  return alternative ?? schema;
}
