import {listOf, objectOf, textOf} from '../../../data/openapi/json';
import type {CommonBody, Reference} from '../../../data/openapi/reference/types';
import {downloadPath} from '../../../data/openapi/sources';
import type {Json} from '../../../data/openapi/types';
import {settings} from '../../../site/settings';

import {externalDocs, inlineMarkdown} from './markdown';
import {type Content, el, heading, joined, js, list, style} from './mdx';
import {typeOf} from './types';

/** Id of this section under its former heading, kept for existing links. */
const formerAnchor = 'calls';

/** Introduction: counts, downloads, filter, servers and common error responses. */
export function overview(reference: Reference): Content {
  const {product, groups, document, operations, chapters} = reference;
  const download = (format: 'json' | 'yaml'): string => settings.baseUrl + downloadPath(product, format);
  const listed = operations.map(({anchor, method, path, summary}) => ({anchor, method, path, summary}));
  return [
    heading(2, 'Operations', chapters.operations),
    el(
      'p',
      {id: formerAnchor},
      `${operations.length} operations in ${groups.length} groups. Download them with these corrections: `,
      el('a', {href: download('json'), download: true}, 'OpenAPI as JSON'),
      ' or ',
      el('a', {href: download('yaml'), download: true}, 'as YAML'),
      ` (version ${String(document.openapi)}).`,
    ),
    el('ApiFilter', {operations: js(JSON.stringify(listed))}),
    externalDocs(document),
    servers(reference),
    commonSentence(reference),
    notes(reference, reference.notes),
  ];
}

/** Servers, unless there is only the one that the page names before. */
function servers({document, product}: Reference): Content {
  const all = listOf(document.servers).map(objectOf);
  const entries = all.map(({url, description}) => [
    el('dt', {}, textOf(url)),
    el('dd', {}, inlineMarkdown(textOf(description))),
  ]);
  return (
    all.some(({url}) => url !== `http://localhost:${product.apiPort}`) && [
      el('h4', {}, 'Servers'),
      el('dl', {}, entries),
    ]
  );
}

function commonSentence(reference: Reference): Content {
  const shared = new Map<string, {readonly body: CommonBody; readonly statuses: string[]}>();
  const sorted = Array.from(reference.commonErrors).sort(([a], [b]) => a.localeCompare(b));
  for (const [status, body] of sorted) {
    const key = `${body.type} ${body.schema}`;
    shared.set(key, {body, statuses: [...(shared.get(key)?.statuses ?? []), status]});
  }
  const parts = Array.from(shared.values(), ({body: {type, schema}, statuses}) => [
    `${statuses.join(', ')} come as ${type} with `,
    typeOf(reference, JSON.parse(schema) as Json),
  ]);
  return (
    parts.length > 0 &&
    el('p', {}, 'Unless an operation says otherwise, failures with ', joined(parts, '; those with '), '.')
  );
}

/** Reasons of corrections. */
export function notes({product}: Reference, reasons: readonly string[]): Content {
  const release = el('b', {}, `In ${product.release}:`);
  const attributes = {className: style('note'), role: 'note'};
  return reasons.length < 2
    ? reasons.length > 0 && el('p', attributes, release, ' ', inlineMarkdown(reasons[0]))
    : el('div', attributes, release, list(reasons.map(inlineMarkdown)));
}
