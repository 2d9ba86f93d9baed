import {isObject, listOf, objectOf, resolve, textOf} from '../../../data/openapi/json';
import {schemaKey} from '../../../data/openapi/reference';
import {examplesOf, mediaOf} from '../../../data/openapi/reference/examples';
import type {Reference} from '../../../data/openapi/reference/types';
import type {Json, JsonObject} from '../../../data/openapi/types';

import {examplesIn, exampleView, literal} from './examples';
import {inlineMarkdown} from './markdown';
import {code, type Content, el, isThere, joined} from './mdx';
import {alternatives, descriptionOf, limitsOf, typeOf} from './types';
import {externalDocs, valueList} from './values';

interface Scope {
  /** Prefix of field anchors; without it, fields have none. */
  readonly anchor?: string;
  /** Existing anchors of the fields. */
  readonly anchors?: ReadonlyMap<string, string>;
  /** References that enclose the value. If set, those to named schemas are expanded inline. */
  readonly within?: readonly string[];
  /** References without a section of their own that enclose the value. */
  readonly followed?: readonly string[];
  /** Fields that another part of the value requires. */
  readonly required?: readonly Json[];
}

/** Field names of a named schema or of a list's items, on one line. */
export function fieldNames(reference: Reference, value: Json | undefined): Content {
  const {items} = objectOf(value);
  const named = reference.schemas.get(schemaKey(items ?? value) ?? '');
  if (!named || named.fields.size === 0) {
    return undefined;
  }
  const required = requiredBy(reference, named.schema);
  const names = Array.from(named.fields.keys(), (name) => (required.includes(name) ? `${name} (required)` : name));
  return el('small', {}, `${items === undefined ? 'Fields' : 'Fields of an entry'}: ${names.join(', ')}`);
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
    const [[type, media] = []] = mediaOf(parameter.content);
    const schema = parameter.schema ?? media?.schema;
    const usual = objectOf(schema).default;
    const examples = examplesOf(reference.document, {...media, ...parameter, schema: null}).filter(
      ({value}) => usual === undefined || literal(value) !== literal(usual),
    );
    return field(reference, name, schema, {
      anchor: reference.anchors.claim(anchor, place, name),
      before: [place, type].filter(Boolean).join(' as '),
      required: parameter.required === true,
      after: [
        parameter.deprecated === true && 'deprecated',
        ...['style', 'explode', 'allowReserved', 'allowEmptyValue'].map(
          (key) => parameter[key] !== undefined && [`${key} `, code(literal(parameter[key]))],
        ),
        examples.length > 0 && [
          'example ',
          joined(
            examples.map(({value, summary}) => [code(literal(value)), summary && [' (', inlineMarkdown(summary), ')']]),
            ' or ',
          ),
        ],
      ],
      description: textOf(parameter.description) ?? descriptionOf(schema),
      nested: nested(reference, name, schema, {}),
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
  const {within, followed = []} = scope;
  const ref = textOf(schema.$ref);
  if (ref !== undefined) {
    const isNamed = reference.schemas.has(schemaKey(value) ?? '');
    const path = isNamed ? within : followed;
    const isOpen = path && !path.includes(ref) && path.length < 4;
    const inside = isNamed ? {within: [...(within ?? []), ref]} : {followed: [...followed, ref]};
    return isOpen && fieldsOf(reference, resolve(reference.document, value), {...scope, ...inside});
  }
  const deeper: Scope = {followed, ...(within && {within})};
  const required = [...requiredBy(reference, schema), ...(scope.required ?? [])];
  const others = [
    ...Object.entries(objectOf(schema.patternProperties)).map(([pattern, entry]) => [`keys like ${pattern}`, entry]),
    ...(schema.properties && isObject(schema.additionalProperties)
      ? [['other keys', schema.additionalProperties]]
      : []),
  ] as [string, Json][];
  const entries = [
    ...Object.entries(objectOf(schema.properties)).map(([name, property]) =>
      field(reference, name, property, {
        anchor: scope.anchors?.get(name) ?? (scope.anchor && reference.anchors.claim(scope.anchor, name)),
        required: required.includes(name),
        description: descriptionOf(property),
        nested: nested(reference, name, property, deeper),
      }),
    ),
    ...others.map(([name, entry]) =>
      field(reference, name, entry, {
        anchor: undefined,
        required: false,
        description: descriptionOf(entry),
        nested: nested(reference, name, entry, deeper),
      }),
    ),
  ];
  const inner = [schema.items, !schema.properties && schema.additionalProperties, ...listOf(schema.prefixItems)];
  return [
    entries.length > 0 && el('dl', {}, entries),
    discriminator(reference, schema),
    ...inner.filter(isObject).map((entry) => fieldsOf(reference, entry, deeper)),
    ...alternatives(schema).map((entry, i, all) => {
      const fields = fieldsOf(reference, entry, {...deeper, required});
      const isChoice = !listOf(schema.allOf).includes(entry) && all.length > 2;
      const label = textOf(objectOf(entry).title) ?? `alternative ${i + 1}`;
      return isChoice && isThere(fields) ? folded('Fields of ', label, fields) : fields;
    }),
  ];
}

/** How to tell the alternatives apart. */
function discriminator(reference: Reference, schema: JsonObject): Content {
  const {propertyName, mapping} = objectOf(schema.discriminator);
  const targets = Object.entries(objectOf(mapping)).map(([value, raw]) => {
    const target = textOf(raw) ?? '';
    const $ref = /[#/]/.test(target) ? target : `#/components/schemas/${target}`;
    return [code(value), ' is ', typeOf(reference, {$ref})];
  });
  return (
    textOf(propertyName) !== undefined &&
    el('p', {}, 'Told apart by ', code(String(propertyName)), targets.length > 0 && [': ', joined(targets, ', ')], '.')
  );
}

function nested(reference: Reference, name: string, property: Json | undefined, scope: Scope): Content {
  const fields = fieldsOf(reference, property, scope);
  return isThere(fields) && folded('Fields of ', name, fields);
}

function folded(label: string, name: string, content: Content): Content {
  return el('details', {}, el('summary', {}, label, code(name)), content);
}

interface FieldNotes {
  readonly anchor: string | undefined;
  readonly required: boolean;
  readonly description: string;
  readonly before?: string;
  readonly after?: readonly Content[];
  readonly nested?: Content;
}

function field(reference: Reference, name: string, value: Json | undefined, notes: FieldNotes): Content {
  const {anchor, required, description, before, after = []} = notes;
  const facts = [before, typeOf(reference, value), required && 'required', ...limitsOf(value), ...after];
  return [
    el('dt', {id: anchor}, name),
    el(
      'dd',
      {},
      el('small', {}, joined(facts, ' · ')),
      ' ',
      inlineMarkdown(description),
      valueList(value),
      externalDocs(value),
      notes.nested,
      examplesIn(objectOf(value), false).map((example) => exampleView({value: example}, false)),
    ),
  ];
}
