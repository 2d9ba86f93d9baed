import type {Json} from '../../data/openapi/types';

import {notes} from './calls';
import {type Child, el, type Html, join, separated} from './html';
import {typeOf} from './schema';
import type {Reference, UsualBody} from './types';

/** Where the description can be downloaded, by format. */
export type Downloads = Readonly<Record<'json' | 'yaml', string>>;

/** How many calls there are, a filter for them, the document for download, and what failures look like. */
export function overview(reference: Reference, downloads: Downloads): Html {
  const {groups, document} = reference;
  const count = groups.reduce((sum, {calls}) => sum + calls.length, 0);
  return join(
    el(
      'p',
      {},
      `${count} calls in ${groups.length} groups. Download them with these corrections: `,
      el('a', {href: downloads.json, download: ''}, 'OpenAPI as JSON'),
      ' or ',
      el('a', {href: downloads.yaml, download: ''}, 'as YAML'),
      ` (version ${String(document.openapi)}).`,
    ),
    el(
      'div',
      {class: 'filter', role: 'search'},
      el('label', {for: 'filter-calls'}, 'Filter calls'),
      el('p', {role: 'status'}),
      el('input', {
        id: 'filter-calls',
        type: 'search',
        autocomplete: 'off',
        spellcheck: 'false',
        placeholder: 'Name, path, or method',
      }),
    ),
    usualSentence(reference),
    notes(reference, reference.notes),
  );
}

/** The sentence about failures before the calls. */
function usualSentence(reference: Reference): Child {
  const statuses = new Map<string, string[]>();
  const bodies = new Map<string, UsualBody>();
  for (const [status, body] of [...reference.usual].sort(([a], [b]) => a.localeCompare(b))) {
    const key = `${body.type} ${body.schema}`;
    statuses.set(key, [...(statuses.get(key) ?? []), status]);
    bodies.set(key, body);
  }
  const parts = Array.from(bodies, ([key, {type, schema}]): Child => [
    `${(statuses.get(key) ?? []).join(', ')} come as ${type} with `,
    typeOf(reference, JSON.parse(schema) as Json),
  ]);
  return (
    parts.length > 0 &&
    el('p', {}, 'Unless a call says otherwise, failures with ', separated(parts, '; those with '), '.')
  );
}
