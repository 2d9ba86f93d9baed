import {canonical, isObject, listOf, objectOf, resolve} from './json';
import {operationsOf} from './operations';
import type {Json, JsonObject} from './types';

const facts = (
  'type format enum const default minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength ' +
  'pattern minItems maxItems minProperties maxProperties deprecated readOnly writeOnly'
).split(' ');

/**
 * The contract of an API as sorted lines, one per parameter, body, response and property. Texts are omitted and
 * references resolved, so that documents with the same contract give the same lines.
 */
export function structureOf(document: JsonObject): string[] {
  const lines = [`version: ${canonical(objectOf(document.info).version)}`];
  for (const {method, path, parameters, body, responses} of operationsOf(document)) {
    const where = `${method.toUpperCase()} ${path}`;
    lines.push(where);
    for (const {name, in: place, required, schema} of parameters) {
      lines.push(...schemaLines(document, schema, `${where} > ${String(place)} ${String(name)}`, required === true));
    }
    lines.push(...contentLines(document, body?.content, `${where} > body`, body?.required === true));
    for (const [status, {content}] of responses) {
      lines.push(`${where} > ${status}`, ...contentLines(document, content, `${where} > ${status}`, false));
    }
  }
  return [...new Set(lines)].sort();
}

function contentLines(document: JsonObject, content: Json | undefined, where: string, required: boolean): string[] {
  return Object.entries(objectOf(content)).flatMap(([type, media]) =>
    schemaLines(document, objectOf(media).schema, `${where} > ${type}`, required),
  );
}

function schemaLines(
  document: JsonObject,
  raw: Json | undefined,
  where: string,
  required: boolean,
  chain: readonly string[] = [],
): string[] {
  const ref = isObject(raw) && typeof raw.$ref === 'string' ? raw.$ref : undefined;
  if (ref && chain.includes(ref)) {
    return [`${where}: the type ${chain.length - chain.indexOf(ref)} up again`];
  }
  const next = ref ? [...chain, ref] : chain;
  const schema = objectOf(resolve(document, raw));
  const names = listOf(schema.required);
  const own = facts.filter((key) => schema[key] !== undefined).map((key) => `${key} ${canonical(schema[key])}`);
  const unique = schema.uniqueItems === true ? ['uniqueItems'] : [];
  const into = (value: Json | undefined, step: string, must = false): string[] =>
    value === undefined ? [] : schemaLines(document, value, `${where} > ${step}`, must, next);
  return [
    `${where}: ${[...own, ...unique, ...(required ? ['required'] : [])].join(', ') || 'anything'}`,
    ...Object.entries(objectOf(schema.properties)).flatMap(([name, value]) => into(value, name, names.includes(name))),
    ...into(schema.items, 'items'),
    ...(isObject(schema.additionalProperties) ? into(schema.additionalProperties, 'values') : []),
    ...['anyOf', 'oneOf', 'allOf'].flatMap((key) =>
      listOf(schema[key]).flatMap((value, i) => into(value, `${key} ${i}`)),
    ),
  ];
}

/** Contract lines that the published document added and removed. */
export function drift(ours: JsonObject, published: JsonObject): {gained: string[]; lost: string[]} {
  const [before, after] = [structureOf(ours), structureOf(published)];
  return {
    gained: after.filter((line) => !before.includes(line)),
    lost: before.filter((line) => !after.includes(line)),
  };
}
