import {isObject, listOf, objectOf, resolve, textOf} from '../../data/openapi/json';
import type {Json, JsonObject} from '../../data/openapi/types';

import {type Child, code, el, type Html, join, separated} from './html';
import {schemaKey} from './reference';
import {descriptionOf, limitsOf, typeOf} from './schema';
import type {Reference} from './types';
import {words} from './words';

/** How far the fields of a value are written out. */
interface Scope {
  /** Prefix of the anchors of the fields; without it they get none. */
  readonly anchor?: string;
  /** Anchors that the fields have already. */
  readonly anchors?: ReadonlyMap<string, string>;
  /** Named types that are open around the value; types outside the list are written out in place. */
  readonly within?: readonly string[];
}

/** The fields of a named type, or of the entries of a list of it, in one line. */
export function fieldNames(reference: Reference, value: Json | undefined): Child {
  const {items} = objectOf(value);
  const named = reference.schemas.get(schemaKey(items ?? value) ?? '');
  if (!named || named.fields.size === 0) {
    return undefined;
  }
  const required = listOf(named.schema.required);
  const names = [...named.fields.keys()].map((name) => (required.includes(name) ? `${name} (required)` : name));
  return el('small', {}, items === undefined ? 'Fields: ' : 'Fields of an entry: ', names.join(', '));
}

/** Query, path, header and cookie parameters of a call, each with an anchor. */
export function parameterList(reference: Reference, parameters: readonly JsonObject[], anchor: string): Html {
  return el(
    'dl',
    {},
    parameters.map((parameter) => {
      const place = textOf(parameter.in) ?? '';
      const name = textOf(parameter.name) ?? '';
      const schema = parameter.schema ?? objectOf(Object.values(objectOf(parameter.content))[0]).schema;
      return field(reference, name, schema, {
        anchor: reference.anchors.claim(anchor, place, name),
        before: [place],
        required: parameter.required === true,
        after: [parameter.deprecated === true && 'deprecated'],
        description: textOf(parameter.description) ?? descriptionOf(schema),
      });
    }),
  );
}

/** The fields of an object, of the entries of a list, or of each alternative; nothing when there are none. */
export function fieldsOf(reference: Reference, value: Json | undefined, scope: Scope): Child {
  const schema = objectOf(value);
  const key = schemaKey(value);
  if (key !== undefined) {
    const {within} = scope;
    const open = within && !within.includes(key) && within.length < 4;
    return open
      ? fieldsOf(reference, resolve(reference.document, value), {...scope, within: [...within, key]})
      : undefined;
  }
  const required = listOf(schema.required);
  const properties = Object.entries(objectOf(schema.properties));
  const inner = [schema.items, schema.additionalProperties, ...listOf(schema.prefixItems), ...alternatives(schema)];
  return [
    properties.length > 0 &&
      el(
        'dl',
        {},
        properties.map(([name, property]) =>
          field(reference, name, property, {
            anchor: scope.anchors?.get(name) ?? (scope.anchor && reference.anchors.claim(scope.anchor, name)),
            required: required.includes(name),
            description: descriptionOf(property),
            nested: nested(reference, name, property, scope),
          }),
        ),
      ),
    ...inner.filter(isObject).map((entry) => fieldsOf(reference, entry, {...(scope.within && {within: scope.within})})),
  ];
}

function alternatives(schema: JsonObject): readonly Json[] {
  return [...listOf(schema.anyOf), ...listOf(schema.oneOf), ...listOf(schema.allOf)];
}

function nested(reference: Reference, name: string, property: Json, {within}: Scope): Child {
  const fields = join(fieldsOf(reference, property, {...(within && {within})}));
  return fields.html !== '' && el('details', {}, el('summary', {}, 'Fields of ', code(name)), fields);
}

interface FieldNotes {
  readonly anchor: string | undefined;
  readonly required: boolean;
  readonly description: string;
  readonly before?: readonly Child[];
  readonly after?: readonly Child[];
  readonly nested?: Child;
}

function field(reference: Reference, name: string, value: Json | undefined, notes: FieldNotes): Child {
  const facts = [
    ...(notes.before ?? []),
    typeOf(reference, value),
    notes.required && 'required',
    ...limitsOf(value),
    ...(notes.after ?? []),
  ];
  return [
    el('dt', {id: notes.anchor}, name),
    el('dd', {}, el('small', {}, separated(facts, ' · ')), ' ', words(notes.description), notes.nested),
  ];
}
