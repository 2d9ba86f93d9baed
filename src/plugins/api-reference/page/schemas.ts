import {listOf, textOf} from '../../../data/openapi/json';
import type {NamedSchema, Reference} from '../../../data/openapi/reference/types';

import {examplesIn, exampleView} from './examples';
import {fieldsOf} from './fields';
import {blockMarkdown} from './markdown';
import {type Block, blocksIn, code, type Content, el, heading, isThere, joined, link, style} from './mdx';
import {notes} from './notes';
import {limitsOf, typeOf} from './types';
import {externalDocs, valueList} from './values';

/** Longer lists are replaced by a count. */
const longestList = 12;

/** The part of a named schema. */
export function schemaPart(reference: Reference, named: NamedSchema): Block[] {
  const {schema, name, anchor, isEnumeration} = named;
  return [
    heading(3, name, anchor),
    ...blocksIn([
      blockMarkdown(textOf(schema.description)),
      externalDocs(schema),
      notes(reference, named.notes),
      isEnumeration ? enumeration(reference, named) : structure(reference, named),
    ]),
  ];
}

function structure(reference: Reference, named: NamedSchema): Content {
  const {schema, key, name, anchor, fields} = named;
  const type = schema.properties === undefined && typeOf(reference, named.raw);
  const facts = joined([type, ...limitsOf(schema)], ' · ');
  const calledOtherwise = key !== name && ['Called ', code(key), ' in the description'];
  const content = [
    fieldsOf(reference, named.raw, {anchors: fields, anchor}),
    valueList(schema),
    examplesIn(schema, false).map((value) => exampleView({value}, false)),
  ];
  const use = joined([calledOtherwise, usedBy(named)], '. ');
  return isThere(content) && isThere(facts)
    ? [el('small', {}, facts), content, el('small', {}, use)]
    : [content, el('small', {}, joined([facts, use], ' · '))];
}

function enumeration(reference: Reference, named: NamedSchema): Content {
  const {schema, anchor} = named;
  const {default: standard, example, ...others} = schema;
  return [
    el(
      'ul',
      {className: style('values')},
      listOf(schema.enum).map((value) => {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        return el('li', {id: reference.anchors.claim(anchor, text)}, code(text));
      }),
    ),
    valueList(schema),
    el(
      'small',
      {},
      joined(
        [
          typeOf(reference, {...others, enum: []}),
          standard !== undefined && ['default ', code(String(standard))],
          example !== undefined && ['example ', code(String(example))],
          usedBy(named),
        ],
        ' · ',
      ),
    ),
  ];
}

function usedBy({usedBy: users}: NamedSchema): Content {
  if (users.length === 0 || users.length > longestList) {
    return users.length === 0 ? 'Used by no operation' : `Used in ${users.length} places`;
  }
  return [
    'Used by ',
    joined(
      users.map(({anchor, label}) => link(anchor, label)),
      ', ',
    ),
  ];
}
