import {listOf, textOf} from '../../../data/openapi/json';
import type {NamedSchema, Reference} from '../../../data/openapi/reference/types';

import {examplesIn, exampleView} from './examples';
import {fieldsOf} from './fields';
import {blockMarkdown, externalDocs} from './markdown';
import {code, type Content, el, facts, heading, isThere, joined, link, style} from './mdx';
import {notes} from './overview';
import {limitsOf, typeOf, valueList} from './types';

/** Longer lists are replaced by a count. */
const longestList = 12;

/** The part of a named schema. */
export function schemaPart(reference: Reference, named: NamedSchema): Content {
  const {schema, name, anchor, isEnumeration} = named;
  return [
    heading(3, name, anchor),
    blockMarkdown(textOf(schema.description)),
    externalDocs(schema),
    notes(reference, named.notes),
    isEnumeration ? enumeration(reference, named) : structure(reference, named),
  ];
}

function structure(reference: Reference, named: NamedSchema): Content {
  const {schema, key, name, anchor} = named;
  const type = typeOf(reference, named.raw);
  const isPlain = schema.properties !== undefined && String(type) === 'object';
  const about = [!isPlain && type, ...limitsOf(schema)];
  const calledOtherwise = key !== name && ['Called ', code(key), ' in the description'];
  const use = joined([calledOtherwise, usedBy(named)], '. ');
  const content = [
    fieldsOf(reference, named.raw, {anchor}),
    valueList(schema),
    examplesIn(schema, false).map((value) => exampleView({value}, false)),
  ];
  return isThere(content) && isThere(about) ? [facts(...about), content, facts(use)] : [content, facts(...about, use)];
}

function enumeration(reference: Reference, named: NamedSchema): Content {
  const others = {...named.schema, enum: []};
  const values = listOf(named.schema.enum).map((value) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return el('li', {id: reference.claim(named.anchor, text)}, code(text));
  });
  return [
    el('ul', {className: style('values')}, values),
    valueList(named.schema),
    facts(typeOf(reference, others), ...limitsOf(others), usedBy(named)),
  ];
}

function usedBy({usedBy: users}: NamedSchema): Content {
  if (users.length === 0 || users.length > longestList) {
    return users.length === 0 ? 'Used by no operation' : `Used in ${users.length} places`;
  }
  const links = users.map(({anchor, label}) => link(anchor, label));
  return ['Used by ', joined(links, ', ')];
}
