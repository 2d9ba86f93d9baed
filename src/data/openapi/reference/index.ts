import type {Product} from '../../../site/products';
import {isObject, keysOf, listOf, objectOf, textOf} from '../json';
import {operationsOf, serverOf} from '../operations';
import type {Description, Json, JsonObject, Reason} from '../types';

import {commonErrors, commonReasons, withoutCommon} from './common';
import type {Claim, NamedSchema, OperationGroup, Reference, ReferenceOperation} from './types';

/** Maximum number of operations in a short reference. */
const longestShort = 20;

/** Builds the view model of a document. */
export function createReference(product: Product, description: Pick<Description, 'document' | 'reasons'>): Reference {
  const {document, reasons} = visible(description);
  const claim = anchorsOfPage();
  const corrected = findOperations(document, reasons);
  const schemas = objectOf(objectOf(document.components).schemas);
  const placed = [corrected.map(({notes}) => notes), Object.keys(schemas).map((key) => reasonsOf(reasons, key))];
  const texts = new Set(reasons.map(({text}) => text));
  const elsewhere = Array.from(texts).filter((text) => !placed.flat(2).includes(text));
  const general = [...commonReasons(corrected), ...elsewhere];
  const found = corrected.map((operation) => ({
    ...operation,
    anchor: claim(slug(operation.name)),
    notes: withoutCommon(operation.notes, general),
  }));
  const groups = group(document, found).map((entry) => ({...entry, anchor: claim(slug(`tag ${entry.title}`))}));
  return {
    product,
    document,
    server: serverOf(document, product.apiPort),
    claim,
    groups,
    operations: groups.flatMap(({operations}) => operations),
    schemas: findSchemas(schemas, reasons, found, claim, general),
    chapters: {
      operations: claim('operations'),
      errors: claim('error-catalog'),
      schemas: claim('schemas'),
      enumerations: claim('enumerations'),
    },
    notes: general,
    commonErrors: commonErrors(found),
    isShort: found.length <= longestShort,
  };
}

/** Removes control characters and bidirectional overrides from the strings and keys of a JSON value. */
function visible<Value>(value: Value): Value {
  const unwanted = /(\\[\\"nt])|\\(?:[bfr]|u00[01][\da-f])|[\x7f\u202a-\u202e\u2066-\u2069]/g;
  return JSON.parse(JSON.stringify(value).replace(unwanted, '$1')) as Value;
}

/** Splits camel case and joins words with hyphens. */
function slug(text: string): string {
  return plain(text.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase());
}

function plain(text: string): string {
  return text.replace(/[^\w.-]+/g, '-').replace(/^-+|-+$/g, '');
}

function anchorsOfPage(): Claim {
  const used = new Set<string>();
  return (...names) => {
    const wanted = names.map(plain).filter(Boolean).join('.').slice(0, 120) || 'part';
    let anchor = wanted;
    for (let n = 2; used.has(anchor); n++) {
      anchor = `${wanted}-${n}`;
    }
    used.add(anchor);
    return anchor;
  };
}

type FoundOperation = Omit<ReferenceOperation, 'anchor'> & {readonly name: string};

function findOperations(document: JsonObject, reasons: readonly Reason[]): FoundOperation[] {
  return operationsOf(document).map((found) => {
    const {method, path, operation, item} = found;
    const about = reasons.filter(
      ({at: [first, second, third]}) => first === 'paths' && second === path && third === method,
    );
    return {
      ...found,
      name: textOf(operation.operationId) ?? `${method} ${path}`,
      summary: textOf(operation.summary) ?? textOf(item.summary) ?? `${method.toUpperCase()} ${path}`,
      notes: Array.from(new Set(about.map(({text}) => text))),
    };
  });
}

function group(document: JsonObject, operations: readonly ReferenceOperation[]): Omit<OperationGroup, 'anchor'>[] {
  const described = listOf(document.tags).map(objectOf);
  const tagOf = ({operation}: ReferenceOperation): string => textOf(listOf(operation.tags)[0]) ?? 'Other operations';
  const names = new Set([...described.flatMap(({name}) => textOf(name) ?? []), ...operations.map(tagOf)]);
  return Array.from(names, (tag) => ({
    title: tag.charAt(0).toUpperCase() + tag.slice(1),
    tag: objectOf(described.find(({name}) => name === tag)),
    operations: operations.filter((operation) => tagOf(operation) === tag),
  })).filter((entry) => entry.operations.length > 0);
}

function findSchemas(
  schemas: JsonObject,
  reasons: readonly Reason[],
  operations: readonly ReferenceOperation[],
  claim: Claim,
  common: readonly string[],
): Map<string, NamedSchema> {
  const entries = Object.entries(schemas);
  const titles = entries.map(([, schema]) => textOf(objectOf(schema).title));
  const isAlone = (title: string): boolean => titles.filter((other) => other === title).length === 1;
  const named = entries.map(([key, schema], i) => {
    const title = titles[i];
    const name = title !== undefined && /^[A-Z]\w*$/.test(title) && isAlone(title) ? title : key;
    return {key, name, anchor: claim(name), raw: schema, schema: objectOf(schema)};
  });
  const users = [
    ...operations.map(({anchor, summary, operation}) => ({anchor, label: summary, refs: refsIn(operation)})),
    ...named.map(({anchor, name, schema}) => ({anchor, label: name, refs: refsIn(schema)})),
  ];
  return new Map(
    named.map((entry) => [
      entry.key,
      {
        ...entry,
        isEnumeration: Array.isArray(entry.schema.enum),
        notes: withoutCommon(reasonsOf(reasons, entry.key), common),
        usedBy: users.filter(({refs}) => refs.has(entry.key)).map(({anchor, label}) => ({anchor, label})),
      },
    ]),
  );
}

/** Reasons of corrections in a named schema, or that add it. */
function reasonsOf(reasons: readonly Reason[], key: string): string[] {
  const about = reasons.filter(({at: [first, second, third], adds}) => {
    const isAdded = third === undefined && adds.includes(key);
    return first === 'components' && second === 'schemas' && (third === key || isAdded);
  });
  return Array.from(new Set(about.map(({text}) => text)));
}

/** Keys of directly referenced named schemas. */
export function refsIn(value: Json | undefined, found = new Set<string>()): Set<string> {
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

/** Key of the named schema that a value refers to. */
export function schemaKey(value: Json | undefined): string | undefined {
  const ref = isObject(value) ? textOf(value.$ref) : undefined;
  const [, kind, key] = ref === undefined ? [] : (keysOf(ref) ?? []);
  return kind === 'schemas' ? key : undefined;
}
