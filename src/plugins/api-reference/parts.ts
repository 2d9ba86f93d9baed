import {objectOf} from '../../data/openapi/json';
import type {Reference} from '../../data/openapi/reference/types';
import type {JsonObject} from '../../data/openapi/types';

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
 * The document as the plugin reads it. The plugin names files after ids in kebab case and leaves out what has no name or
 * one that is taken, so each operation gets a name of its own.
 */
export function namedDocument({document, operations, schemas}: Reference): JsonObject {
  const paths: JsonObject = {};
  operations.forEach(({method, path, operation, item}, i) => {
    const named = {...operation, operationId: operationName(i)};
    paths[path] = {...withoutExtensions(item), ...objectOf(paths[path]), [method]: named};
  });
  // A schema may also be `true`, on which the plugin cannot put a title.
  const objects = Object.fromEntries(Array.from(schemas.values(), ({key, schema}) => [key, schema]));
  return {
    ...withoutExtensions(document),
    paths,
    components: {...objectOf(document.components), schemas: objects},
    info: {...objectOf(document.info), title: indexName},
  };
}

function withoutExtensions(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !key.startsWith('x-')));
}
