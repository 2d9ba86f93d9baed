import type {Heading} from '../../data/openapi/reference/headings';
import {escapeHtml} from '../../search/engine/html';

/** MDX that the hand-written page imports: table of contents and the reference component. */
export function pageMdx(product: string, headings: readonly Heading[]): string {
  const toc = headings.map(({depth, anchor, title}) => ({value: escapeHtml(title), id: anchor, level: depth}));
  return [
    "import Reference from '@site/src/components/api/Reference';",
    `export const toc = ${JSON.stringify(toc)};`,
    `<Reference product="${product}" />`,
    '',
  ].join('\n\n');
}
