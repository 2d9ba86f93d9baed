import {listOf, textOf} from '../../data/openapi/json';
import type {Json} from '../../data/openapi/types';

import {notes} from './calls';
import {fieldsOf} from './fields';
import {type Child, code, el, type Html, join, separated} from './html';
import {limitsOf, typeOf} from './schema';
import type {NamedSchema, Reference} from './types';
import {paragraphs} from './words';

/** More users than this are counted, not listed. */
const longestList = 12;

/** Writes everything below the heading of a named type; each property gets an anchor. */
export function schemaView(reference: Reference, named: NamedSchema): Html {
  const {schema, anchor, key, name} = named;
  const isObjectType = schema.properties !== undefined;
  return join(
    paragraphs(textOf(schema.description)),
    notes(reference, named.notes),
    !isObjectType && el('small', {}, separated([typeOf(reference, schema), ...limitsOf(schema)], ' · ')),
    fieldsOf(reference, schema, {anchors: named.fields, anchor}),
    el(
      'small',
      {},
      separated([key !== name && join('Called ', code(key), ' in the description'), usedBy(named)], '. '),
    ),
  );
}

function usedBy({usedBy: users}: NamedSchema): Child {
  if (users.length === 0 || users.length > longestList) {
    return users.length === 0 ? 'Used by no call' : `Used by ${users.length} calls`;
  }
  return [
    'Used by ',
    separated(
      users.map(({anchor, label}) => el('a', {href: `#${anchor}`}, label)),
      ', ',
    ),
  ];
}

/** Writes everything below the heading of an enumeration. */
export function enumerationView(reference: Reference, named: NamedSchema): Html {
  const {schema, anchor} = named;
  const items = listOf(schema.enum).map((value: Json) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return el('li', {id: reference.anchors.claim(anchor, text)}, code(text));
  });
  return join(
    paragraphs(textOf(schema.description)),
    notes(reference, named.notes),
    el('ul', {class: 'values'}, items),
    el(
      'small',
      {},
      separated(
        [
          typeOf(reference, {...schema, enum: []}),
          schema.default !== undefined && join('default ', code(String(schema.default))),
          usedBy(named),
        ],
        ' · ',
      ),
    ),
  );
}
