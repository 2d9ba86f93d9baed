import {listOf, objectOf, resolve} from '../../../data/openapi/json';
import type {Operation as ApiOperation} from '../../../data/openapi/operations';
import type {Json, JsonObject} from '../../../data/openapi/types';

/** A parameter as the theme's fields want it: without references, with one type. */
export interface Parameter {
  readonly in: 'path' | 'query';
  readonly name: string;
  readonly required: boolean;
  /** Stands in the empty field. */
  readonly description: string;
  readonly schema: {readonly type: string; readonly items?: JsonObject; readonly enum?: Json};
  /** Whether several values, separated by commas, are sent one by one. */
  readonly isList: boolean;
  readonly value?: string | readonly string[];
}

/** What a visitor can fill in. */
export interface Operation {
  readonly parameters: readonly Parameter[];
  readonly hasBody: boolean;
}

/** What a visitor can fill in for an operation of a document. */
export function fillable(document: JsonObject, {parameters, body}: ApiOperation): Operation {
  return {
    parameters: parameters.flatMap((parameter) => parameterOf(document, parameter) ?? []),
    hasBody: body !== undefined,
  };
}

function parameterOf(document: JsonObject, parameter: JsonObject): Parameter | undefined {
  const {name, in: place, required, example} = parameter;
  if (place !== 'path' && place !== 'query') {
    return undefined;
  }
  const schema = plain(document, parameter.schema);
  const items = schema.type === 'array' ? plain(document, schema.items) : {};
  const isList = schema.type === 'array' && items.enum === undefined;
  const type = typeof schema.type === 'string' && !isList ? schema.type : 'string';
  return {
    in: place,
    name: String(name),
    required: required === true,
    description: isList ? 'one value, or several with commas' : type,
    schema: {type, items, ...(schema.enum !== undefined && {enum: schema.enum})},
    isList,
    ...(required === true && example !== undefined && {value: String(example)}),
  };
}

/** A schema without references, and of alternatives the first that is not null. */
function plain(document: JsonObject, value: Json | undefined): JsonObject {
  const schema = objectOf(resolve(document, value));
  const alternative = [...listOf(schema.anyOf), ...listOf(schema.oneOf), ...listOf(schema.allOf)]
    .map((entry) => objectOf(resolve(document, entry)))
    .find(({type}) => type !== 'null');
  return alternative ?? schema;
}
