import {objectOf} from '../../data/openapi/json';
import {refsIn} from '../../data/openapi/reference';
import type {Reference} from '../../data/openapi/reference/types';
import type {Json, JsonObject} from '../../data/openapi/types';

/** Name of the part that holds the operations. */
export const indexName = 'index';

/** Name of the part of an operation, which is the name of its file. */
export function operationName(i: number): string {
  return `operation-${i}`;
}

/** Place of the operation of a part. */
export function indexOf(name: string): number {
  return Number(name.slice(name.indexOf('-') + 1));
}

/** The line in place of which the text of a part comes. */
export function use(name: string): string {
  return `<${name} />`;
}

/** A page with the texts of its operations. */
export function withParts(read: (name: string) => string): string {
  return read(indexName).replace(/^<(operation-\d+) \/>$/gm, (_, name: string) => read(name));
}

/**
 * The document as the plugin reads it: the bodies of requests, of which it makes examples, and the schemas in them. It
 * writes out every reference, for which the answers of a large API take it minutes. It names files after ids in kebab
 * case and leaves out what has no name or one that is taken, so each operation gets a name of its own.
 */
export function namedDocument({document, operations, schemas}: Reference): JsonObject {
  const paths: JsonObject = {};
  operations.forEach(({method, path, body}, i) => {
    const named = {operationId: operationName(i), responses: {}, ...(body && {requestBody: body})};
    paths[path] = {...objectOf(paths[path]), [method]: named};
  });
  // A schema may also be `true`, on which the plugin cannot put a title.
  const used = Array.from(within(schemas, paths), (key) => [key, schemas.get(key)?.schema ?? {}] as const);
  return {
    openapi: document.openapi ?? '',
    info: {...objectOf(document.info), title: indexName},
    paths,
    components: {examples: objectOf(document.components).examples ?? {}, schemas: Object.fromEntries(used)},
  };
}

/** Keys of the named schemas to which a value refers, also by others. */
function within(schemas: Reference['schemas'], value: Json | undefined, found = new Set<string>()): Set<string> {
  for (const key of refsIn(value)) {
    if (!found.has(key)) {
      within(schemas, schemas.get(key)?.schema, found.add(key));
    }
  }
  return found;
}
