import type {CommonBody, OperationGroup, Reference} from '../../../data/openapi/reference/types';
import type {Json} from '../../../data/openapi/types';

import {servers, signIn} from './access';
import {blockMarkdown} from './markdown';
import {type Block, blocksIn, type Content, el, heading, joined, js} from './mdx';
import {notes} from './notes';
import {typeOf} from './types';

export type Downloads = Readonly<Record<'json' | 'yaml', string>>;

/** Id of this section under its former heading, kept for existing links. */
const formerAnchor = 'calls';

/** Introduction: counts, downloads, filter, servers, sign-in and common error responses. */
export function overview(reference: Reference, downloads: Downloads): Block[] {
  const {groups, document, operations, chapters} = reference;
  const listed = operations.map(({anchor, method, path, summary}) => ({anchor, method, path, summary}));
  return [
    heading(2, 'Operations', chapters.operations),
    el(
      'p',
      {id: formerAnchor},
      `${operations.length} operations in ${groups.length} groups. Download them with these corrections: `,
      el('a', {href: downloads.json, download: true}, 'OpenAPI as JSON'),
      ' or ',
      el('a', {href: downloads.yaml, download: true}, 'as YAML'),
      ` (version ${String(document.openapi)}).`,
    ),
    el('ApiFilter', {operations: js(JSON.stringify(listed))}),
    ...blocksIn([servers(reference), signIn(reference), commonSentence(reference), notes(reference, reference.notes)]),
  ];
}

/** Heading and description of a group of operations. */
export function groupHead({title, anchor, description}: OperationGroup): Block[] {
  return [heading(2, title, anchor), ...blocksIn(blockMarkdown(description))];
}

export function schemasHead({chapters}: Reference, isEnumeration: boolean): Block[] {
  return [isEnumeration ? heading(2, 'Enumerations', chapters.enumerations) : heading(2, 'Schemas', chapters.schemas)];
}

function commonSentence(reference: Reference): Content {
  const statuses = new Map<string, string[]>();
  const bodies = new Map<string, CommonBody>();
  const sorted = Array.from(reference.commonErrors).sort(([a], [b]) => a.localeCompare(b));
  for (const [status, body] of sorted) {
    const key = `${body.type} ${body.schema}`;
    statuses.set(key, [...(statuses.get(key) ?? []), status]);
    bodies.set(key, body);
  }
  const parts = Array.from(bodies, ([key, {type, schema}]) => [
    `${(statuses.get(key) ?? []).join(', ')} come as ${type} with `,
    typeOf(reference, JSON.parse(schema) as Json),
  ]);
  return (
    parts.length > 0 &&
    el('p', {}, 'Unless an operation says otherwise, failures with ', joined(parts, '; those with '), '.')
  );
}
