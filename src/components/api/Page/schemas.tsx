import type {ReactNode} from 'react';

import {listOf, textOf} from '@site/src/data/openapi/json';
import type {NamedSchema, Reference} from '@site/src/data/openapi/reference/types';

import lists from '../Reference/lists.module.css';

import {fieldsOf} from './fields';
import {flow, separated} from './flow';
import {blockMarkdown} from './markdown';
import {notes} from './notes';
import {limitsOf, typeOf} from './types';

/** Longer lists are replaced by a count. */
const longestList = 12;

export function schemaView(reference: Reference, named: NamedSchema): ReactNode {
  const {schema, anchor, key, name} = named;
  const calledOtherwise = key !== name && flow('Called ', <code>{key}</code>, ' in the description');
  return (
    <>
      {blockMarkdown(textOf(schema.description))}
      {notes(reference, named.notes)}
      {schema.properties === undefined && (
        <small>{separated([typeOf(reference, schema), ...limitsOf(schema)], ' · ')}</small>
      )}
      {fieldsOf(reference, schema, {anchors: named.fields, anchor})}
      <small>{separated([calledOtherwise, usedBy(named)], '. ')}</small>
    </>
  );
}

function usedBy({usedBy: users}: NamedSchema): ReactNode {
  if (users.length === 0 || users.length > longestList) {
    return users.length === 0 ? 'Used by no operation' : `Used in ${users.length} places`;
  }
  const links = users.map(({anchor, label}) => (
    <a key={anchor} href={`#${anchor}`}>
      {label}
    </a>
  ));
  return flow('Used by ', separated(links, ', '));
}

export function enumerationView(reference: Reference, named: NamedSchema): ReactNode {
  const {schema, anchor} = named;
  const defaultValue = schema.default !== undefined && flow('default ', <code>{String(schema.default)}</code>);
  return (
    <>
      {blockMarkdown(textOf(schema.description))}
      {notes(reference, named.notes)}
      <ul className={lists.values}>
        {listOf(schema.enum).map((value) => {
          const text = typeof value === 'string' ? value : JSON.stringify(value);
          const id = reference.anchors.claim(anchor, text);
          return (
            <li key={id} id={id}>
              <code>{text}</code>
            </li>
          );
        })}
      </ul>
      <small>{separated([typeOf(reference, {...schema, enum: []}), defaultValue, usedBy(named)], ' · ')}</small>
    </>
  );
}
