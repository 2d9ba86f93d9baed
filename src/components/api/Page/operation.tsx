import {Fragment, type ReactNode} from 'react';

import {listOf, objectOf, textOf} from '@site/src/data/openapi/json';
import {isCommon} from '@site/src/data/openapi/reference/common';
import {examplesOf, mediaOf} from '@site/src/data/openapi/reference/examples';
import {requestOf} from '@site/src/data/openapi/reference/requests';
import type {Reference, ReferenceOperation} from '@site/src/data/openapi/reference/types';
import type {JsonObject} from '@site/src/data/openapi/types';

import lists from '../Reference/lists.module.css';
import styles from '../Reference/styles.module.css';
import OperationRequest from '../Request';

import {bodyView} from './body';
import {exampleView, shortText} from './examples';
import {fieldsOf, headerList, parameterList} from './fields';
import {flow, separated} from './flow';
import {blockMarkdown, inlineMarkdown} from './markdown';
import {notes} from './notes';
import {descriptionOf, limitsOf, typeOf} from './types';

export function operationView(reference: Reference, operation: ReferenceOperation): ReactNode {
  const {method, path, operation: raw, parameters, anchor, responses} = operation;
  const schemes = securitySchemes(reference, operation);
  return (
    <>
      <p className={styles.endpoint}>
        <b className={styles[method]}>{method.toUpperCase()}</b> <code>{path}</code>
      </p>
      {raw.deprecated === true && <p>Deprecated.</p>}
      {blockMarkdown(textOf(raw.description))}
      {schemes.length > 0 && (
        <p>
          {flow(
            'Sign-in: ',
            separated(
              schemes.map((name) => <code key={name}>{name}</code>),
              ', ',
            ),
          )}
        </p>
      )}
      {notes(reference, operation.notes)}
      {parameters.length > 0 && (
        <>
          <h4>Parameters</h4>
          {parameterList(reference, parameters, anchor)}
        </>
      )}
      {bodyView(reference, operation)}
      <figure>
        <OperationRequest operation={requestOf(reference, operation)} />
      </figure>
      <h4>Responses</h4>
      <dl className={lists.responses}>
        {responses.map(([status, response]) => responseView(reference, operation, status, response))}
      </dl>
    </>
  );
}

function responseView(
  reference: Reference,
  operation: ReferenceOperation,
  status: string,
  {description, content, headers}: JsonObject,
): ReactNode {
  const anchor = reference.anchors.claim(operation.anchor, status);
  return (
    <Fragment key={status}>
      <dt id={anchor}>{status}</dt>
      <dd>
        {flow(
          inlineMarkdown(textOf(description)),
          mediaOf(content).map(([type, media]) => mediaView(reference, type, media, anchor, status)),
          headerList(reference, headers, anchor),
        )}
      </dd>
    </Fragment>
  );
}

function mediaView(reference: Reference, type: string, media: JsonObject, anchor: string, status: string): ReactNode {
  const {schema} = media;
  const success = /^[23]/.test(status);
  const {$ref, type: kind} = objectOf(schema);
  const own = $ref === undefined && kind !== 'array' ? descriptionOf(schema) : '';
  const examples = examplesOf(reference.document, media);
  const [first] = examples;
  const line = !success && examples.length === 1 && first ? shortText(first.value) : undefined;
  const facts = [type, typeOf(reference, schema), ...limitsOf(schema), own && inlineMarkdown(own)];
  return flow(
    ' ',
    !isCommon(reference, status, type, schema) && [<small key="facts">{separated(facts, ' · ')}</small>, ' '],
    line !== undefined && <code>{line}</code>,
    fieldsOf(reference, schema, {anchor}),
    line === undefined && examples.map((example, i) => exampleView(example, success && i === 0)),
  );
}

function securitySchemes({document}: Reference, {operation}: ReferenceOperation): string[] {
  const entries = listOf(operation.security ?? document.security);
  return Array.from(new Set(entries.flatMap((entry) => Object.keys(objectOf(entry)))));
}
