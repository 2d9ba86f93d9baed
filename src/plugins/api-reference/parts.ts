import {isData, isNameMap, isObject, objectOf} from '../../data/openapi/json';
import type {Reference} from '../../data/openapi/reference/types';
import type {Json, JsonObject} from '../../data/openapi/types';

/** Name of the part that holds all others. */
export const indexName = 'index';

/** Name of another part, which is the name of its file. */
export function partName(kind: 'operation' | 'group' | 'schema', i: number): string {
  return `${kind}-${i}`;
}

/** Place of a part among those of its kind. */
export function indexOf(name: string): number {
  return Number(name.slice(name.indexOf('-') + 1));
}

/** The line in place of which the text of a part comes. */
export function use(name: string): string {
  return `<${name} />`;
}

/** The text of a part with the texts of the parts that it uses. */
export function withParts(name: string, read: (name: string) => string): string {
  return read(name).replace(/^<([a-z]+-\d+) \/>$/gm, (_, part: string) => withParts(part, read));
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
      const operationId = partName('operation', operations.indexOf(entry));
      const named = {...operation, operationId, tags: [partName('group', i)]};
      place[path] = {...withoutExtensions(item), ...objectOf(place[path]), [method]: named};
    }
  });
  const titled = Array.from(schemas.values(), ({key, schema}, i) => [key, {...schema, title: partName('schema', i)}]);
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
    ([key, entry]) => !(isData(isMap, key, entry) && JSON.stringify(entry).includes('"$ref"')),
  );
  return Object.fromEntries(
    kept.map(([key, entry]) => [key, withoutReferencesInData(entry, isNameMap(isMap, key, entry))]),
  );
}
