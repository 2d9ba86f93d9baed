import {Fragment, type ReactNode} from 'react';

import {objectOf, textOf} from '@site/src/data/openapi/json';
import {examplesOf, mediaOf} from '@site/src/data/openapi/reference/examples';
import type {Reference, ReferenceOperation} from '@site/src/data/openapi/reference/types';
import type {Json} from '@site/src/data/openapi/types';

import {exampleView} from './examples';
import {fieldNames, fieldsOf} from './fields';
import {flow, separated} from './flow';
import {blockMarkdown} from './markdown';
import {typeOf} from './types';

export function bodyView(reference: Reference, {body, anchor}: ReferenceOperation): ReactNode {
  return (
    body && (
      <>
        <h4>Request body</h4>
        {mediaOf(body.content).map(([type, media]) => (
          <Fragment key={type}>
            <small>
              {separated([type, typeOf(reference, media.schema), body.required === true && 'required'], ' · ')}
            </small>
            {blockMarkdown(textOf(body.description))}
            {bodyFields(reference, media.schema, anchor)}
            {flow(
              examplesOf(reference.document, media)
                .slice(1)
                .map((example) => exampleView(example, false)),
            )}
          </Fragment>
        ))}
      </>
    )
  );
}

function bodyFields(reference: Reference, schema: Json | undefined, anchor: string): ReactNode {
  const ownFields = objectOf(schema).$ref === undefined && {anchor: `${anchor}-body`};
  const names = reference.isShort ? undefined : fieldNames(reference, schema);
  return names ?? fieldsOf(reference, schema, {...(reference.isShort && {within: []}), ...ownFields});
}
