import type {Json, JsonObject} from '../../../../src/data/openapi/types';
import {fixture} from '../../../support/fixtures';

import {documentWith} from './page';

/** A document in full, or what differs from `documentWith`; `answer` and `body` are schemas, `query` is a parameter. */
interface Parts {
  readonly document?: JsonObject;
  readonly answer?: Json;
  readonly body?: Json;
  readonly query?: JsonObject;
  readonly operation?: JsonObject;
  readonly schemas?: JsonObject;
  readonly more?: JsonObject;
}

interface Kinds {
  readonly kinds: Readonly<Record<string, Parts & {readonly shows: string | readonly string[]}>>;
  readonly facts: Readonly<Record<string, {readonly schema: Json; readonly says: string}>>;
  readonly refused: Readonly<Record<string, Parts & {readonly says: string}>>;
  readonly places: Readonly<Record<string, Parts>>;
}

const data = fixture<Kinds>('openapi/kinds');

const ref = (name: string): JsonObject => ({$ref: `#/components/schemas/${name}`});
const json = (schema: Json): JsonObject => ({content: {'application/json': {schema}}});

function documentOf({document, answer, body, query, operation, schemas, more}: Parts): JsonObject {
  const parts = {
    ...(answer !== undefined && {responses: {'200': {description: 'Fine', ...json(answer)}}}),
    ...(body !== undefined && {requestBody: json(body)}),
    ...(query && {parameters: [{name: 'q', in: 'query', required: true, ...query}]}),
    ...operation,
  };
  return document ?? documentWith(parts, schemas, more);
}

const dense = Array.from({length: 12}, (_, i) => `N${i}`);
const all = {type: 'object', properties: Object.fromEntries(dense.map((name) => [name, ref(name)]))};
const fine = {get: {operationId: 'same', responses: {'200': {description: 'Fine'}}}};
const many = Object.fromEntries(Array.from({length: 120}, (_, i) => [`/${i}`, fine]));

/** Documents that are made, with texts and patterns that their pages show. */
const made: readonly (readonly [name: string, document: JsonObject, ...shows: string[]])[] = [
  [
    'answers that all hold each other',
    documentOf({answer: ref('N0'), schemas: Object.fromEntries(dense.map((name) => [name, all]))}),
    'N0 N0',
  ],
  ['over a hundred operations', documentWith({}, {}, {paths: many}), 'GET /119'],
];

/** Documents of each kind, and patterns of what their pages have to show. */
export const kinds = [
  ...made.map(([name, document, ...shows]) => ({name, document, shows})),
  ...Object.entries(data.kinds).map(([name, {shows, ...parts}]) => ({
    name,
    document: documentOf(parts),
    shows: [shows].flat(),
  })),
];

/** Schemas of a field, and what its page says of them. */
export const facts = Object.entries(data.facts);

/** Documents that no page is made from, and the line that says so. */
export const refused = Object.entries(data.refused).map(
  ([name, {says, ...parts}]) => [name, documentOf(parts), says] as const,
);

/** Places of a document, and the document with a text there. */
export const places = Object.entries(data.places).map(([place, parts]) => ({
  place,
  documentOf: (text: string) =>
    documentOf(JSON.parse(JSON.stringify(parts).replaceAll('"TEXT"', () => JSON.stringify(text))) as Parts),
}));
