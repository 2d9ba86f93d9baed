import {isObject, textOf} from '../../../data/openapi/json';
import {examplesOf, mediaOf} from '../../../data/openapi/reference/examples';
import type {Example, Reference, ReferenceOperation} from '../../../data/openapi/reference/types';
import type {JsonObject} from '../../../data/openapi/types';

import {inlineMarkdown} from './markdown';
import {type Block, code, type Content, el, heading, joined, link} from './mdx';

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
export function errorCatalog(reference: Reference): Block[] {
  const rows = errorRows(reference).filter(({literal, operations}) => literal || operations.size > 1);
  const headings = ['Status', 'Message', 'Operations'].map((label) => el('th', {scope: 'col'}, label));
  const cells = rows.map(({status, message, literal, operations}) =>
    el(
      'tr',
      {},
      el('td', {}, status),
      el('td', {}, literal ? code(message) : inlineMarkdown(message)),
      el('td', {}, operationList(Array.from(operations))),
    ),
  );
  return rows.length === 0
    ? []
    : [
        heading(2, 'Error catalog', reference.chapters.errors),
        el('table', {}, el('thead', {}, el('tr', {}, headings)), el('tbody', {}, cells)),
      ];
}

function operationList(operations: readonly ReferenceOperation[]): Content {
  return operations.length > longestList
    ? `${operations.length} operations`
    : joined(
        operations.map(({anchor, summary}) => link(anchor, summary)),
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
