import {isObject, objectOf} from '../../data/openapi/json';
import {isLiteral, isNameMap} from '../../data/openapi/literals';
import type {Reference} from '../../data/openapi/reference/types';
import type {Json, JsonObject} from '../../data/openapi/types';

type Kind = 'operation' | 'group' | 'schema';

/** Name of a part, which is the name of its file. */
export function partName(kind: Kind, i: number): string {
  return `${kind}-${i}`;
}

export const operationName = (i: number): string => partName('operation', i);
export const schemaName = (i: number): string => partName('schema', i);

/** Place of a part among those of its kind. */
export function indexOf(name: string): number {
  return Number(name.slice(name.indexOf('-') + 1));
}

/** Name of the part that holds all others. */
export const indexName = 'index';

/** File that the plugin writes for a part. */
export function partFile(name: string): string {
  const [kind] = name.split('-');
  switch (kind) {
    case 'operation':
      return `${name}.api.mdx`;
    case 'group':
      return `${name}.tag.mdx`;
    case 'schema':
      return `schemas/${name}.schema.mdx`;
    default:
      return `${name}.info.mdx`;
  }
}

/**
 * The document as the plugin reads it. The plugin names files after ids, tags, and titles in kebab case and leaves out
 * what has no name or one that is taken, so each operation, group, and schema gets a name of its own.
 */
export function namedDocument({document, groups, operations, schemas}: Reference): JsonObject {
  const places: Record<'paths' | 'webhooks', JsonObject> = {paths: {}, webhooks: {}};
  groups.forEach((group, i) => {
    for (const entry of group.operations) {
      const {method, path, operation, item, isWebhook} = entry;
      const place = places[isWebhook ? 'webhooks' : 'paths'];
      const named = {...operation, operationId: operationName(operations.indexOf(entry)), tags: [partName('group', i)]};
      place[path] = {...withoutExtensions(item), ...objectOf(place[path]), [method]: named};
    }
  });
  const titled = Array.from(schemas.values(), ({key, schema}, i) => [key, {...schema, title: schemaName(i)}]);
  return withoutReferencesInData({
    ...withoutExtensions(document),
    ...places,
    info: {...objectOf(document.info), title: indexName},
    tags: groups.map((_, i) => ({name: partName('group', i)})),
    components: {...objectOf(document.components), schemas: Object.fromEntries(titled) as JsonObject},
  }) as JsonObject;
}

function withoutExtensions(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !key.startsWith('x-')));
}

/** The plugin takes a `$ref` in an example for a reference. */
function withoutReferencesInData(value: Json, isMap = false): Json {
  if (Array.isArray(value)) {
    return value.map((entry) => withoutReferencesInData(entry));
  }
  if (!isObject(value)) {
    return value;
  }
  const kept = Object.entries(value).filter(
    ([key, entry]) => !(isLiteral(isMap, key, entry) && JSON.stringify(entry).includes('"$ref"')),
  );
  return Object.fromEntries(
    kept.map(([key, entry]) => [key, withoutReferencesInData(entry, isNameMap(isMap, key, entry))]),
  );
}
