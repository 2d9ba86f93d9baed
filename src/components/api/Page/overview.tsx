import type {ReactNode} from 'react';

import {requestOf} from '@site/src/data/openapi/reference/requests';
import type {CommonBody, Reference} from '@site/src/data/openapi/reference/types';
import type {Json} from '@site/src/data/openapi/types';

import samples from '../Reference/samples.module.css';
import Filter from '../Request/Filter';

import {flow, separated} from './flow';
import {notes} from './notes';
import {typeOf} from './types';

export type Downloads = Readonly<Record<'json' | 'yaml', string>>;

/** Id of this section under its former heading, kept for existing links. */
const formerAnchor = 'calls';

interface Props {
  readonly reference: Reference;
  readonly downloads: Downloads;
}

/** Introduction: counts, downloads, filter and common error responses. */
export function Overview({reference, downloads}: Props): ReactNode {
  const {groups, document, operations} = reference;
  return (
    <>
      <p id={formerAnchor}>
        {`${operations.length} operations in ${groups.length} groups. Download them with these corrections: `}
        <a href={downloads.json} download="">
          OpenAPI as JSON
        </a>
        {' or '}
        <a href={downloads.yaml} download="">
          as YAML
        </a>
        {` (version ${String(document.openapi)}).`}
      </p>
      <div className={samples.filter} role="search">
        <Filter operations={operations.map((operation) => requestOf(reference, operation))} />
      </div>
      {commonSentence(reference)}
      {notes(reference, reference.notes)}
    </>
  );
}

function commonSentence(reference: Reference): ReactNode {
  const statuses = new Map<string, string[]>();
  const bodies = new Map<string, CommonBody>();
  const sorted = Array.from(reference.commonErrors).sort(([a], [b]) => a.localeCompare(b));
  for (const [status, body] of sorted) {
    const key = `${body.type} ${body.schema}`;
    statuses.set(key, [...(statuses.get(key) ?? []), status]);
    bodies.set(key, body);
  }
  const parts = Array.from(bodies, ([key, {type, schema}]) =>
    flow(
      `${(statuses.get(key) ?? []).join(', ')} come as ${type} with `,
      typeOf(reference, JSON.parse(schema) as Json),
    ),
  );
  return (
    parts.length > 0 && (
      <p>{flow('Unless an operation says otherwise, failures with ', separated(parts, '; those with '), '.')}</p>
    )
  );
}
