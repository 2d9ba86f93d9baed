import {isObject, listOf, objectOf, resolve, textOf} from '../json';
import type {Json, JsonObject} from '../types';

import {examplesOf, mediaOf} from './examples';

type Pair = readonly [name: string, value: string];

/** A value for a parameter: its example, its default, an allowed value, or its name in capital letters. */
export function exampleValue(document: JsonObject, parameter: JsonObject): Json {
  const [[, media] = []] = mediaOf(parameter.content);
  const raw = parameter.schema ?? media?.schema ?? null;
  const schema = objectOf(resolve(document, raw));
  const [first] = examplesOf(document, {...media, ...parameter, schema: raw});
  return first?.value ?? schema.default ?? schema.const ?? listOf(schema.enum)[0] ?? placeholder(parameter.name);
}

function placeholder(name: Json | undefined): string {
  return textOf(name)?.toUpperCase() ?? '';
}

/** The pairs that a parameter of the query, a header, or a cookie becomes, not yet encoded. */
export function pairsOf(parameter: JsonObject, value: Json): Pair[] {
  const name = textOf(parameter.name) ?? '';
  const style = textOf(parameter.style) ?? (parameter.in === 'header' ? 'simple' : 'form');
  const explode = typeof parameter.explode === 'boolean' ? parameter.explode : style === 'form';
  if (parameter.content !== undefined || typeof value !== 'object' || value === null) {
    return [[name, written(value)]];
  }
  if (style === 'deepObject' && isObject(value)) {
    return Object.entries(value).map(([key, entry]) => [`${name}[${key}]`, written(entry)]);
  }
  if (explode && style === 'form') {
    return isObject(value)
      ? Object.entries(value).map(([key, entry]) => [key, written(entry)])
      : value.map((entry) => [name, written(entry)]);
  }
  const separator = {spaceDelimited: ' ', pipeDelimited: '|'}[style] ?? ',';
  return [[name, flat(value, explode).join(separator)]];
}

/** What a parameter puts into the path, encoded. */
export function inPath(parameter: JsonObject, value: Json): string {
  const name = textOf(parameter.name) ?? '';
  const explode = parameter.explode === true;
  const parts = (typeof value === 'object' && value !== null ? flat(value, explode) : [written(value)]).map(
    encodeURIComponent,
  );
  if (parameter.style === 'label') {
    return `.${parts.join(explode ? '.' : ',')}`;
  }
  if (parameter.style === 'matrix') {
    const own = `;${name}=`;
    return explode && Array.isArray(value)
      ? own + parts.join(own)
      : explode
        ? `;${parts.join(';')}`
        : own + parts.join(',');
  }
  return parts.join(',').replaceAll('%3D', '=');
}

function flat(value: Json[] | JsonObject, explode: boolean): string[] {
  return isObject(value)
    ? Object.entries(value).flatMap(([key, entry]) => (explode ? [`${key}=${written(entry)}`] : [key, written(entry)]))
    : value.map(written);
}

function written(value: Json): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Fields of a form: those of the example, or the required ones, or all; files are named `@NAME`. */
export function formFields(document: JsonObject, media: JsonObject): Pair[] {
  const schema = objectOf(resolve(document, media.schema));
  const properties = Object.entries(objectOf(schema.properties)).map(
    ([name, raw]) => [name, objectOf(resolve(document, raw))] as const,
  );
  const [example] = examplesOf(document, media);
  if (isObject(example?.value)) {
    return Object.entries(example.value).map(([name, value]) => [name, written(value)]);
  }
  const required = listOf(schema.required);
  const sent = properties.filter(([name]) => required.length === 0 || required.includes(name));
  return sent.map(([name, property]) => {
    const {format, contentEncoding, contentMediaType} = objectOf(property.items ?? property);
    const isFile = format === 'binary' || contentEncoding !== undefined || contentMediaType !== undefined;
    return [name, isFile ? `@${placeholder(name)}` : written(exampleValue(document, {name, schema: property}))];
  });
}
