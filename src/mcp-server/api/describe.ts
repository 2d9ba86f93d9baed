import {objectOf, resolve, textOf} from '../../data/openapi/json';
import type {Json, JsonObject} from '../../data/openapi/types';

import {fieldList, typeOf} from './fields';
import type {Operation} from './operations';

export function describeOperation({
  product,
  document,
  method,
  path,
  summary,
  description,
  parameters,
  body,
  responses,
  notes,
}: Operation): string {
  const parts = [
    `# ${method} ${path}\n\n${product.name} ${product.release}. ${summary}.`,
    description.trim(),
    Array.from(new Set(notes), (text) => `- ${text}`).join('\n'),
    section('Parameters', parameterList(document, parameters)),
    section('Request body', content(document, body)),
    ...responses.map(([status, response]) =>
      section(`Response ${status}`, [textOf(response.description) ?? '', ...content(document, response)]),
    ),
  ];
  return parts.filter(Boolean).join('\n\n');
}

function section(title: string, lines: readonly string[]): string {
  const text = lines.filter(Boolean).join('\n');
  return text ? `## ${title}\n\n${text}` : '';
}

function parameterList(document: JsonObject, parameters: readonly JsonObject[]): string[] {
  const properties = Object.fromEntries(
    parameters.map(({name, in: place, schema, description}): [string, Json] => [
      `${textOf(name) ?? ''}`,
      {...objectOf(resolve(document, schema)), description: `${textOf(description) ?? ''} In: ${textOf(place) ?? ''}.`},
    ]),
  );
  const required = parameters.filter((parameter) => parameter.required === true).map(({name}) => name ?? null);
  return fieldList(document, {properties, required});
}

function content(document: JsonObject, holder: JsonObject): string[] {
  return Object.entries(objectOf(holder.content)).flatMap(([type, media]) => {
    const {schema} = objectOf(media);
    return [`${type}: ${typeOf(document, schema)}`, ...fieldList(document, schema)];
  });
}
