import type {Json} from '../../data/openapi/types';

import {callView} from './calls';
import {errorCatalog} from './errors';
import {el, join} from './html';
import {type Downloads, overview} from './overview';
import {enumerationView, schemaView} from './schemas';
import type {Call, Part, Reference} from './types';
import {paragraphs} from './words';

/**
 * Writes the generated part of a page, heading by heading.
 *
 * @param downloads addresses of the document
 * @param bodies what to send to a call in samples when the document has no example
 */
export function pageParts(reference: Reference, downloads: Downloads, bodies: ReadonlyMap<Call, Json>): Part[] {
  const {anchors, groups} = reference;
  const named = [...reference.schemas.values()];
  const types = named.filter(({isEnumeration}) => !isEnumeration);
  const enumerations = named.filter(({isEnumeration}) => isEnumeration);
  const chapter = (anchor: string, title: string, content = join()): Part => ({
    depth: 2,
    anchor: anchors.claim(anchor),
    title,
    content,
  });
  return [
    chapter('calls', 'Calls', overview(reference, downloads)),
    ...groups.flatMap((group): Part[] => [
      {depth: 2, anchor: group.anchor, title: group.title, content: paragraphs(group.description)},
      ...group.calls.map((call): Part => {
        const {anchor, summary} = call;
        return {depth: 3, anchor, title: summary, content: callView(reference, call, bodies.get(call))};
      }),
    ]),
    chapter('error-catalog', 'Error catalog', errorCatalog(reference)),
    ...(types.length > 0 ? [chapter('schemas', 'Schemas')] : []),
    ...types.map((entry): Part => ({
      depth: 3,
      anchor: entry.anchor,
      title: entry.name,
      content: schemaView(reference, entry),
    })),
    ...(enumerations.length > 0 ? [chapter('enumerations', 'Enumerations')] : []),
    ...enumerations.map((entry): Part => ({
      depth: 3,
      anchor: entry.anchor,
      title: entry.name,
      content: enumerationView(reference, entry),
    })),
  ];
}

/** The parts as one piece of markup. */
export function pageHtml(parts: readonly Part[]): string {
  return join(parts.map(({depth, anchor, title, content}) => [el(`h${depth}`, {id: anchor}, title), content])).html;
}

/** The MDX file that the hand-written page imports: entries for the table of contents, and a place for the markup. */
export function pageMdx(product: string, parts: readonly Part[]): string {
  const toc = parts.map(({depth, anchor, title}) => ({value: join(title).html, id: anchor, level: depth}));
  return [
    "import Reference from '@site/src/components/api/Reference';",
    `export const toc = ${JSON.stringify(toc)};`,
    `<Reference product="${product}" />`,
    '',
  ].join('\n\n');
}
