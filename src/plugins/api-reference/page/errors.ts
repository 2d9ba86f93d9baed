import {isObject, textOf} from '../../../data/openapi/json';
import {examplesOf, mediaOf} from '../../../data/openapi/reference/examples';
import type {Example, Reference, ReferenceOperation} from '../../../data/openapi/reference/types';
import type {JsonObject} from '../../../data/openapi/types';

import {inlineMarkdown} from './markdown';
import {code, type Content, el, heading, joined, link} from './mdx';

/** Longer lists are replaced by a count. */
const longestList = 3;

interface Message {
  /** Literal response text, or the response's description. */
  readonly message: string;
  readonly literal: boolean;
}

interface Row extends Message {
  readonly status: string;
  readonly operations: Set<ReferenceOperation>;
}

/**
 * Table of error responses with the operations that return them. Errors without a literal message that a single
 * operation returns are omitted.
 */
export function errorCatalog(reference: Reference): Content {
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
  const table = el('table', {}, el('thead', {}, el('tr', {}, headings)), el('tbody', {}, cells));
  return rows.length > 0 && [heading(2, 'Error catalog', reference.chapters.errors), table];
}

function operationList(operations: readonly ReferenceOperation[]): Content {
  const links = operations.map(({anchor, summary}) => link(anchor, summary));
  return operations.length > longestList ? `${operations.length} operations` : joined(links, ', ');
}

function errorRows({document, operations}: Reference): Row[] {
  const rows = new Map<string, Row>();
  for (const operation of operations) {
    for (const [status, response] of operation.responses.filter(([name]) => /^([45]|default)/.test(name))) {
      for (const message of messagesOf(document, response)) {
        const key = `${status} ${message.message}`;
        const row = rows.get(key) ?? {...message, status, operations: new Set<ReferenceOperation>()};
        row.operations.add(operation);
        rows.set(key, row);
      }
    }
  }
  return Array.from(rows.values()).sort(
    (a, b) => a.status.localeCompare(b.status) || a.message.localeCompare(b.message),
  );
}

/** Messages in the examples of a response, by their first lines: the operation shows them in full. */
function messagesOf(document: JsonObject, {content, description}: JsonObject): Message[] {
  const found = mediaOf(content)
    .flatMap(([, media]) => examplesOf(document, media))
    .flatMap((example) => messageOf(example)?.replace(/\n[^]+$/, ' …') ?? []);
  return found.length > 0
    ? Array.from(new Set(found), (message) => ({message, literal: true}))
    : [{message: textOf(description) ?? '', literal: false}];
}

function messageOf({value}: Example): string | undefined {
  return isObject(value) ? (textOf(value.detail) ?? textOf(value.error) ?? textOf(value.message)) : textOf(value);
}
