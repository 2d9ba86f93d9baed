import {Fragment, type ReactNode} from 'react';

import {isObject, listOf, objectOf, resolve, textOf} from '@site/src/data/openapi/json';
import {schemaKey} from '@site/src/data/openapi/reference';
import type {Reference} from '@site/src/data/openapi/reference/types';
import type {Json, JsonObject} from '@site/src/data/openapi/types';

import {flow, separated} from './flow';
import {inlineMarkdown} from './markdown';
import {alternatives, descriptionOf, limitsOf, typeOf} from './types';

interface Scope {
  /** Prefix of field anchors; without it, fields have none. */
  readonly anchor?: string;
  /** Existing anchors of the fields. */
  readonly anchors?: ReadonlyMap<string, string>;
  /** Named schemas that enclose the value. If set, references to others are expanded inline. */
  readonly within?: readonly string[];
}

/** Field names of a named schema or of a list's items, on one line. */
export function fieldNames(reference: Reference, value: Json | undefined): ReactNode {
  const {items} = objectOf(value);
  const named = reference.schemas.get(schemaKey(items ?? value) ?? '');
  if (!named || named.fields.size === 0) {
    return undefined;
  }
  const required = listOf(named.schema.required);
  const names = Array.from(named.fields.keys(), (name) => (required.includes(name) ? `${name} (required)` : name));
  return <small>{`${items === undefined ? 'Fields' : 'Fields of an entry'}: ${names.join(', ')}`}</small>;
}

export function parameterList(reference: Reference, parameters: readonly JsonObject[], anchor: string): ReactNode {
  return (
    <dl>
      {parameters.map((parameter) => {
        const place = textOf(parameter.in) ?? '';
        const name = textOf(parameter.name) ?? '';
        const schema = parameter.schema ?? objectOf(Object.values(objectOf(parameter.content))[0]).schema;
        return field(reference, name, schema, {
          anchor: reference.anchors.claim(anchor, place, name),
          before: place,
          required: parameter.required === true,
          after: parameter.deprecated === true && 'deprecated',
          description: textOf(parameter.description) ?? descriptionOf(schema),
        });
      })}
    </dl>
  );
}

export function headerList(reference: Reference, headers: Json | undefined, anchor: string): ReactNode {
  const entries = Object.entries(objectOf(headers)).map(([name, raw]) => ({
    ...objectOf(resolve(reference.document, raw)),
    name,
    in: 'header',
  }));
  return entries.length > 0 && parameterList(reference, entries, anchor);
}

/** Fields of an object, of list items and of alternatives. */
export function fieldsOf(reference: Reference, value: Json | undefined, scope: Scope): ReactNode {
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
  return flow(
    properties.length > 0 && (
      <dl>
        {properties.map(([name, property]) =>
          field(reference, name, property, {
            anchor: scope.anchors?.get(name) ?? (scope.anchor && reference.anchors.claim(scope.anchor, name)),
            required: required.includes(name),
            description: descriptionOf(property),
            nested: nested(reference, name, property, scope),
          }),
        )}
      </dl>
    ),
    ...inner.filter(isObject).map((entry) => fieldsOf(reference, entry, {...(scope.within && {within: scope.within})})),
  );
}

function nested(reference: Reference, name: string, property: Json, {within}: Scope): ReactNode {
  const fields = fieldsOf(reference, property, {...(within && {within})});
  return (
    fields !== undefined && (
      <details>
        <summary>
          {'Fields of '}
          <code>{name}</code>
        </summary>
        {fields}
      </details>
    )
  );
}

interface FieldNotes {
  readonly anchor: string | undefined;
  readonly required: boolean;
  readonly description: string;
  readonly before?: string;
  readonly after?: ReactNode;
  readonly nested?: ReactNode;
}

function field(reference: Reference, name: string, value: Json | undefined, notes: FieldNotes): ReactNode {
  const {anchor, required, description, before, after} = notes;
  const facts = [before, typeOf(reference, value), required && 'required', ...limitsOf(value), after];
  return (
    <Fragment key={`${before} ${name}`}>
      <dt id={anchor}>{name}</dt>
      <dd>{flow(<small>{separated(facts, ' · ')}</small>, ' ', inlineMarkdown(description), notes.nested)}</dd>
    </Fragment>
  );
}
