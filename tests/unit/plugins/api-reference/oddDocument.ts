import type {Json, JsonObject, Reason} from '../../../../src/data/openapi/types';
import {checkDocument} from '../../../../src/data/openapi/validate';
import {pageHtml, pageMdx, pageParts} from '../../../../src/plugins/api-reference/page';
import {createReference} from '../../../../src/plugins/api-reference/reference';
import type {Reference} from '../../../../src/plugins/api-reference/types';
import {mcp} from '../../../../src/site/products';

/** A description of one call, for tests to put things into. */
export function documentWith(operation: JsonObject = {}, schemas: JsonObject = {}, more: JsonObject = {}): JsonObject {
  return {
    openapi: '3.1.0',
    info: {title: 'Odd', version: '1'},
    paths: {
      '/items': {
        get: {operationId: 'listItems', summary: 'List', responses: {'200': {description: 'Fine'}}, ...operation},
      },
    },
    components: {schemas},
    ...more,
  };
}

/** The generated part of a page for a document. */
export function pageOf(document: Json, reasons: Reason[] = []): {html: string; mdx: string; reference: Reference} {
  const reference = createReference(mcp, {
    product: 'mcp',
    document: checkDocument(document),
    reasons,
    origin: 'pinned',
  });
  const parts = pageParts(reference, {json: '/a.json', yaml: '/a.yaml'}, new Map());
  return {html: pageHtml(parts), mdx: pageMdx('mcp', parts), reference};
}
