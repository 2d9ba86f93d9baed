import type {ReactNode} from 'react';

import {isObject, textOf} from '@site/src/data/openapi/json';
import {examplesOf, mediaOf} from '@site/src/data/openapi/reference/examples';
import type {Example, Reference, ReferenceOperation} from '@site/src/data/openapi/reference/types';
import type {JsonObject} from '@site/src/data/openapi/types';

import {separated} from './flow';
import {inlineMarkdown} from './markdown';

/** Longer lists are replaced by a count. */
const longestList = 3;

interface Row {
  readonly status: string;
  /** Literal response text, or the response's description. */
  readonly message: string;
  readonly literal: boolean;
  readonly operations: Set<ReferenceOperation>;
}

/**
 * Table of error responses with the operations that return them. Errors without a literal message that a single
 * operation returns are omitted.
 */
export function ErrorCatalog({reference}: {readonly reference: Reference}): ReactNode {
  const rows = errorRows(reference).filter(({literal, operations}) => literal || operations.size > 1);
  return (
    <table>
      <thead>
        <tr>
          {['Status', 'Message', 'Operations'].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({status, message, literal, operations}) => (
          <tr key={`${status} ${message}`}>
            <td>{status}</td>
            <td>{literal ? <code>{message}</code> : inlineMarkdown(message)}</td>
            <td>{operationList(Array.from(operations))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function operationList(operations: readonly ReferenceOperation[]): ReactNode {
  return operations.length > longestList
    ? `${operations.length} operations`
    : separated(
        operations.map(({anchor, summary}) => (
          <a key={anchor} href={`#${anchor}`}>
            {summary}
          </a>
        )),
        ', ',
      );
}

function errorRows({document, operations}: Reference): Row[] {
  const rows = new Map<string, Row>();
  for (const operation of operations) {
    for (const [status, response] of operation.responses.filter(([name]) => /^([45]|default)/.test(name))) {
      for (const {message, literal} of messagesOf(document, response)) {
        const key = `${status} ${message}`;
        const row = rows.get(key) ?? {status, message, literal, operations: new Set<ReferenceOperation>()};
        row.operations.add(operation);
        rows.set(key, row);
      }
    }
  }
  return Array.from(rows.values()).sort(
    (a, b) => a.status.localeCompare(b.status) || a.message.localeCompare(b.message),
  );
}

function messagesOf(document: JsonObject, {content, description}: JsonObject): Pick<Row, 'message' | 'literal'>[] {
  const literal = mediaOf(content)
    .flatMap(([, media]) => examplesOf(document, media))
    .flatMap((example) => messageOf(example) ?? []);
  return literal.length > 0
    ? Array.from(new Set(literal.map(firstLine)), (message) => ({message, literal: true}))
    : [{message: textOf(description) ?? '', literal: false}];
}

/** Truncates a message, which the operation shows in full. */
function firstLine(message: string): string {
  return message.replace(/\n[^]+$/, ' …');
}

function messageOf({value}: Example): string | undefined {
  return isObject(value) ? (textOf(value.detail) ?? textOf(value.error) ?? textOf(value.message)) : textOf(value);
}
