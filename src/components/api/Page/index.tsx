import {Fragment, type ReactNode} from 'react';

import type {NamedSchema, Reference} from '@site/src/data/openapi/reference/types';

import {ErrorCatalog} from './errors';
import {blockMarkdown} from './markdown';
import {operationView} from './operation';
import {type Downloads, Overview} from './overview';
import {enumerationView, schemaView} from './schemas';

/** Generated part of an API page. Rendering claims anchors, so it must run once per reference. */
export function pageOf(reference: Reference, downloads: Downloads): ReactNode {
  const {groups, chapters} = reference;
  const named = Array.from(reference.schemas.values());
  const entries = (title: string, anchor: string, isEnumeration: boolean, view: typeof schemaView): ReactNode => {
    const shown = named.filter((entry) => entry.isEnumeration === isEnumeration);
    return (
      shown.length > 0 && (
        <>
          <h2 id={anchor}>{title}</h2>
          {shown.map((entry: NamedSchema) => (
            <Fragment key={entry.key}>
              <h3 id={entry.anchor}>{entry.name}</h3>
              {view(reference, entry)}
            </Fragment>
          ))}
        </>
      )
    );
  };
  return (
    <>
      <h2 id={chapters.operations}>Operations</h2>
      <Overview reference={reference} downloads={downloads} />
      {groups.map(({anchor, title, description, operations}) => (
        <Fragment key={anchor}>
          <h2 id={anchor}>{title}</h2>
          {blockMarkdown(description)}
          {operations.map((operation) => (
            <Fragment key={operation.anchor}>
              <h3 id={operation.anchor}>{operation.summary}</h3>
              {operationView(reference, operation)}
            </Fragment>
          ))}
        </Fragment>
      ))}
      <h2 id={chapters.errors}>Error catalog</h2>
      <ErrorCatalog reference={reference} />
      {entries('Schemas', chapters.schemas, false, schemaView)}
      {entries('Enumerations', chapters.enumerations, true, enumerationView)}
    </>
  );
}
