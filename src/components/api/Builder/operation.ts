type Json = null | boolean | number | string | Json[] | JsonObject;
interface JsonObject {
  readonly [key: string]: Json | undefined;
}

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

/** Reads a call from an OpenAPI document. */
export function readOperation(document: JsonObject, method: string, path: string): Operation {
  const item = objectOf(objectOf(document.paths)[path]);
  const operation = objectOf(item[method]);
  const parameters = [...listOf(item.parameters), ...listOf(operation.parameters)]
    .map((raw) => resolve(document, raw))
    .flatMap((parameter) => parameterOf(document, parameter) ?? []);
  return {parameters, hasBody: operation.requestBody !== undefined};
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
  const schema = resolve(document, value);
  const alternative = [...listOf(schema.anyOf), ...listOf(schema.oneOf), ...listOf(schema.allOf)]
    .map((entry) => resolve(document, entry))
    .find(({type}) => type !== 'null');
  return alternative ?? schema;
}

function resolve(document: JsonObject, value: Json | undefined): JsonObject {
  const object = objectOf(value);
  if (typeof object.$ref !== 'string') {
    return object;
  }
  const keys = object.$ref
    .slice(2)
    .split('/')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
  return objectOf(keys.reduce<Json | undefined>((part, key) => objectOf(part)[key], document as Json));
}

function objectOf(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
