import '../../../support/styles';

import {createElement, Fragment} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import {pageOf as contentOf} from '../../../../src/components/api/Page';
import {createReference} from '../../../../src/data/openapi/reference';
import {headingsOf} from '../../../../src/data/openapi/reference/headings';
import type {Reference} from '../../../../src/data/openapi/reference/types';
import type {Description, Json, JsonObject, Reason} from '../../../../src/data/openapi/types';
import {checkDocument} from '../../../../src/data/openapi/validate';
import {pageMdx} from '../../../../src/plugins/api-reference/mdx';
import {mcp, type Product} from '../../../../src/site/products';

interface RenderedPage {
  readonly html: string;
  readonly mdx: string;
  readonly reference: Reference;
}

/** Document with one operation. */
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

export function pageOf(document: Json, reasons: Reason[] = []): RenderedPage {
  return pageFor(mcp, {document: checkDocument(document), reasons});
}

export function pageFor(product: Product, description: Pick<Description, 'document' | 'reasons'>): RenderedPage {
  const reference = createReference(product, description);
  const content = contentOf(reference, {json: '/a.json', yaml: '/a.yaml'});
  return {
    html: renderToStaticMarkup(createElement(Fragment, null, content)),
    mdx: pageMdx(product.id, headingsOf(reference)),
    reference,
  };
}
