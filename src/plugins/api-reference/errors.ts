import {isObject, objectOf, resolve, textOf} from '../../data/openapi/json';
import type {Json} from '../../data/openapi/types';

import {examplesOf} from './examples';
import {type Child, code, el, type Html, separated} from './html';
import type {Call, Example, Reference} from './types';
import {words} from './words';

/** More calls than this are counted, not listed. */
const longestList = 3;

interface Row {
  readonly status: string;
  /** What the server writes, or in words what happened when that is not known. */
  readonly message: string;
  readonly literal: boolean;
  readonly calls: Set<Call>;
}

/**
 * Table of failures: status, message, and the calls that can answer with it. A failure of one call that has no message of
 * its own is at that call only.
 */
export function errorCatalog(reference: Reference): Html {
  const rows = errorRows(reference).filter(({literal, calls}) => literal || calls.size > 1);
  return el(
    'table',
    {},
    el(
      'thead',
      {},
      el(
        'tr',
        {},
        ['Status', 'Message', 'Calls'].map((label) => el('th', {scope: 'col'}, label)),
      ),
    ),
    el('tbody', {}, rows.map(rowView)),
  );
}

function rowView({status, message, literal, calls}: Row): Html {
  const links = [...calls].map(({anchor, summary}) => el('a', {href: `#${anchor}`}, summary));
  return el(
    'tr',
    {},
    el('td', {}, status),
    el('td', {}, literal ? code(message) : words(message)),
    el('td', {}, links.length > longestList ? `${links.length} calls` : (separated(links, ', ') as Child)),
  );
}

function errorRows(reference: Reference): Row[] {
  const rows = new Map<string, Row>();
  for (const call of reference.groups.flatMap(({calls}) => calls)) {
    for (const [status, raw] of Object.entries(objectOf(call.operation.responses)).filter(([name]) =>
      /^([45]|default)/.test(name),
    )) {
      for (const {message, literal} of messagesOf(reference, raw)) {
        const key = `${status} ${message}`;
        const row = rows.get(key) ?? {status, message, literal, calls: new Set<Call>()};
        row.calls.add(call);
        rows.set(key, row);
      }
    }
  }
  return [...rows.values()].sort((a, b) => a.status.localeCompare(b.status) || a.message.localeCompare(b.message));
}

function messagesOf(reference: Reference, raw: Json): {message: string; literal: boolean}[] {
  const response = objectOf(resolve(reference.document, raw));
  const literal = Object.values(objectOf(response.content))
    .flatMap((media) => examplesOf(reference, objectOf(media)))
    .flatMap((example) => messageOf(example) ?? []);
  return literal.length > 0
    ? [...new Set(literal.map(firstLine))].map((message) => ({message, literal: true}))
    : [{message: textOf(response.description) ?? '', literal: false}];
}

/** The rest of a long message is at the call. */
function firstLine(message: string): string {
  return message.replace(/\n[^]+$/, ' …');
}

function messageOf({value}: Example): string | undefined {
  return isObject(value) ? (textOf(value.detail) ?? textOf(value.error) ?? textOf(value.message)) : textOf(value);
}
