import {alternativesOf, isObject, listOf, literal, objectOf, resolve, textOf} from '../../../data/openapi/json';
import {schemaKey} from '../../../data/openapi/reference';
import {examplesOf} from '../../../data/openapi/reference/examples';
import type {Reference} from '../../../data/openapi/reference/types';
import type {Json, JsonObject} from '../../../data/openapi/types';

import {examplesIn, exampleView} from './examples';
import {externalDocs, inlineMarkdown} from './markdown';
import {code, type Content, el, facts, isThere, joined} from './mdx';
import {descriptionOf, limitsOf, typeOf, valueList} from './types';

interface Scope {
  /** Prefix of field anchors; without it, fields have none. */
  readonly anchor?: string;
  /** References that enclose the value. If set, others are expanded inline. */
  readonly within?: readonly string[];
  /** Fields that another part of the value requires. */
  readonly required?: readonly Json[];
}

/** Field names of a named schema or of a list's items, on one line. */
export function fieldNames(reference: Reference, value: Json | undefined): Content {
  const {items} = objectOf(value);
  const named = reference.schemas.get(schemaKey(items ?? value) ?? '');
  const fields = Object.keys(objectOf(named?.schema.properties));
  const required = requiredBy(reference, named?.schema);
  const names = fields.map((name) => (required.includes(name) ? `${name} (required)` : name));
  return names.length > 0 && facts(`${items === undefined ? 'Fields' : 'Fields of an entry'}: ${names.join(', ')}`);
}

/** Fields that a schema requires, also in its parts. */
function requiredBy(reference: Reference, value: Json | undefined, depth = 0): readonly Json[] {
  const {required, allOf} = objectOf(resolve(reference.document, value));
  const parts = depth < 8 ? listOf(allOf) : [];
  return [...listOf(required), ...parts.flatMap((part) => requiredBy(reference, part, depth + 1))];
}

export function parameterList(reference: Reference, parameters: readonly JsonObject[], anchor: string): Content {
  const entries = parameters.map((parameter) => {
    const place = textOf(parameter.in) ?? '';
    const name = textOf(parameter.name) ?? '';
    const {schema} = parameter;
    const usual = objectOf(schema).default;
    const examples = examplesOf(reference.document, {...parameter, schema: null})
      .filter(({value}) => usual === undefined || literal(value) !== literal(usual))
      .map(({value, summary}) => [code(literal(value)), summary && [' (', inlineMarkdown(summary), ')']]);
    return field(reference, name, schema, {
      anchor: reference.claim(anchor, place, name),
      before: place,
      required: parameter.required === true,
      after: [
        parameter.deprecated === true && 'deprecated',
        examples.length > 0 && ['example ', joined(examples, ' or ')],
      ],
      description: [...new Set([textOf(parameter.description), descriptionOf(schema)])].filter(Boolean).join(' '),
    });
  });
  return el('dl', {}, entries);
}

export function headerList(reference: Reference, headers: Json | undefined, anchor: string): Content {
  const entries = Object.entries(objectOf(headers)).map(([name, raw]) => ({
    ...objectOf(resolve(reference.document, raw)),
    name,
    in: 'header',
  }));
  return entries.length > 0 && parameterList(reference, entries, anchor);
}

/** Fields of an object, of list items and of alternatives. */
export function fieldsOf(reference: Reference, value: Json | undefined, scope: Scope): Content {
  const schema = objectOf(value);
  const {within} = scope;
  const ref = textOf(schema.$ref);
  if (ref !== undefined) {
    const isOpen = within && !within.includes(ref) && within.length < 4;
    return isOpen && fieldsOf(reference, resolve(reference.document, value), {...scope, within: [...within, ref]});
  }
  const deeper: Scope = within ? {within} : {};
  const required = [...requiredBy(reference, schema), ...(scope.required ?? [])];
  const entries = [
    ...Object.entries(objectOf(schema.properties)).map(([name, property]) =>
      field(reference, name, property, {
        anchor: scope.anchor && reference.claim(scope.anchor, name),
        required: required.includes(name),
        scope: deeper,
      }),
    ),
    schema.properties !== undefined &&
      isObject(schema.additionalProperties) &&
      field(reference, 'other keys', schema.additionalProperties, {scope: deeper}),
  ].filter(isThere);
  const inner = [schema.items, !schema.properties && schema.additionalProperties];
  return [
    entries.length > 0 && el('dl', {}, entries),
    ...inner.filter(isObject).map((entry) => fieldsOf(reference, entry, deeper)),
    ...alternativesOf(schema).map((entry, i, all) => {
      const fields = fieldsOf(reference, entry, {...deeper, required});
      const isChoice = !listOf(schema.allOf).includes(entry) && all.length > 2;
      const label = textOf(objectOf(entry).title) ?? `alternative ${i + 1}`;
      return isChoice ? folded(label, fields) : fields;
    }),
  ];
}

/** The fields of a value of which the field or alternative is shown. */
function folded(name: string, fields: Content): Content {
  return isThere(fields) && el('details', {}, el('summary', {}, 'Fields of ', code(name)), fields);
}

interface FieldNotes {
  readonly anchor?: string | undefined;
  readonly required?: boolean;
  /** Description, if it is not that of the value. */
  readonly description?: string | undefined;
  readonly before?: string;
  readonly after?: readonly Content[];
  /** Of the fields inside. */
  readonly scope?: Scope;
}

function field(reference: Reference, name: string, value: Json | undefined, notes: FieldNotes): Content {
  const {anchor, required = false, description = descriptionOf(value), before, after = [], scope = {}} = notes;
  return [
    el('dt', {id: anchor}, name),
    el(
      'dd',
      {},
      facts(before, typeOf(reference, value), required && 'required', ...limitsOf(value), ...after),
      ' ',
      inlineMarkdown(description),
      valueList(value),
      externalDocs(value),
      folded(name, fieldsOf(reference, value, scope)),
      examplesIn(objectOf(value), false).map((example) => exampleView({value: example}, false)),
    ),
  ];
}
