import {isObject, keysOf, listOf, objectOf, textOf} from '../../data/openapi/json';
import {operationsOf, serverOf} from '../../data/openapi/operations';
import type {Description, Json, JsonObject, Reason} from '../../data/openapi/types';
import type {Product} from '../../site/products';

import {type Anchors, createAnchors, slug} from './anchors';
import type {Call, CallGroup, NamedSchema, Reference} from './types';
import {usualFailures, usualReasons, withoutUsual} from './usual';

/** More calls than this make a reference long. */
const longestShort = 20;

/**
 * Collects calls and named types of a description and gives them anchors.
 *
 * @param product whose API it is
 * @param description a checked document with the reasons of its corrections
 * @param taken anchors that the hand-written part of the page uses
 */
export function createReference(product: Product, description: Description, taken: Iterable<string> = []): Reference {
  const {document, reasons} = description;
  const anchors = createAnchors(taken);
  const corrected = findCalls(document, reasons);
  const general = usualReasons(corrected);
  const found = corrected.map((call) => ({
    ...call,
    anchor: anchors.claim(slug(call.name)),
    notes: withoutUsual(call.notes, general),
  }));
  const groups = group(document, found).map((entry) => ({...entry, anchor: anchors.claim(slug(`tag ${entry.title}`))}));
  return {
    product,
    document,
    server: serverOf(document, product.apiPort),
    anchors,
    groups,
    schemas: findSchemas(document, reasons, found, anchors, general),
    notes: general,
    usual: usualFailures(document, found),
    isShort: found.length <= longestShort,
  };
}

type FoundCall = Omit<Call, 'anchor'> & {readonly name: string};

function findCalls(document: JsonObject, reasons: readonly Reason[]): FoundCall[] {
  return operationsOf(document).map(({method, path, operation, parameters}) => {
    const about = reasons.filter(
      ({at: [first, second, third]}) => first === 'paths' && second === path && third === method,
    );
    return {
      name: textOf(operation.operationId) ?? `${method} ${path}`,
      method,
      path,
      summary: textOf(operation.summary) ?? `${method.toUpperCase()} ${path}`,
      operation,
      parameters,
      notes: [...new Set(about.map(({text}) => text))],
    };
  });
}

function group(document: JsonObject, calls: readonly (FoundCall & Call)[]): Omit<CallGroup, 'anchor'>[] {
  const described = listOf(document.tags).map(objectOf);
  const tagOf = ({operation}: Call): string => textOf(listOf(operation.tags)[0]) ?? 'Other calls';
  const names = new Set([...described.flatMap(({name}) => textOf(name) ?? []), ...calls.map(tagOf)]);
  return [...names]
    .map((tag) => ({
      title: tag.charAt(0).toUpperCase() + tag.slice(1),
      description: textOf(described.find(({name}) => name === tag)?.description),
      calls: calls.filter((call) => tagOf(call) === tag),
    }))
    .filter((entry) => entry.calls.length > 0);
}

function findSchemas(
  document: JsonObject,
  reasons: readonly Reason[],
  calls: readonly Call[],
  {claim}: Anchors,
  usual: readonly string[],
): Map<string, NamedSchema> {
  const entries = Object.entries(objectOf(objectOf(document.components).schemas));
  const titles = entries.map(([, schema]) => textOf(objectOf(schema).title));
  const isAlone = (title: string): boolean => titles.filter((other) => other === title).length === 1;
  const named = entries.map(([key, schema], i) => {
    const title = titles[i];
    const name = title !== undefined && /^[A-Z]\w*$/.test(title) && isAlone(title) ? title : key;
    const anchor = claim(name);
    const fields = new Map(
      Object.keys(objectOf(objectOf(schema).properties)).map((field) => [field, claim(anchor, field)]),
    );
    return {key, name, anchor, fields, schema: objectOf(schema)};
  });
  const users = [
    ...calls.map(({anchor, summary, operation}) => ({anchor, label: summary, refs: refsIn(operation)})),
    ...named.map(({anchor, name, schema}) => ({anchor, label: name, refs: refsIn(schema)})),
  ];
  return new Map(
    named.map((entry) => [
      entry.key,
      {
        ...entry,
        isEnumeration: Array.isArray(entry.schema.enum),
        notes: withoutUsual(
          reasons
            .filter(
              ({at, adds}) =>
                at.join('/') === `components/schemas/${entry.key}` || (at.length === 2 && adds.includes(entry.key)),
            )
            .map(({text}) => text),
          usual,
        ),
        usedBy: users.filter(({refs}) => refs.has(entry.key)).map(({anchor, label}) => ({anchor, label})),
      },
    ]),
  );
}

/** Keys of the named types that a part of a document refers to directly. */
function refsIn(value: Json | undefined, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) {
    value.forEach((entry) => refsIn(entry, found));
  } else if (isObject(value)) {
    const key = schemaKey(value);
    if (key !== undefined) {
      found.add(key);
    }
    Object.values(value).forEach((entry) => refsIn(entry, found));
  }
  return found;
}

/** Key of the named type that a reference leads to. */
export function schemaKey(value: Json | undefined): string | undefined {
  const ref = isObject(value) ? textOf(value.$ref) : undefined;
  const [components, kind, key] = ref === undefined ? [] : (keysOf(ref) ?? []);
  return components === 'components' && kind === 'schemas' ? key : undefined;
}
