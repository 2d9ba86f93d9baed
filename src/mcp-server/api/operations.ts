import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {readOverlay} from '../../data/openapi/describe';
import {downloadPath} from '../../data/openapi/download';
import {textOf} from '../../data/openapi/json';
import {operationsOf} from '../../data/openapi/operations';
import {reasonsOf} from '../../data/openapi/overlay';
import {loadSources} from '../../data/openapi/sources';
import type {JsonObject, Reason} from '../../data/openapi/types';
import {type Product, products} from '../../site/products';

/** An operation of a documented HTTP interface. */
export interface Operation {
  readonly product: Product;
  readonly document: JsonObject;
  readonly method: string;
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly JsonObject[];
  readonly body: JsonObject;
  readonly responses: readonly (readonly [status: string, response: JsonObject])[];
  /** Where the release differs from what it publishes; inline Markdown. */
  readonly notes: readonly string[];
}

/**
 * The operations of all documented interfaces, from the OpenAPI documents of the built site.
 *
 * @throws when a document is missing; the message names the file
 */
export function loadOperations(siteDir: string, buildDir: string): Operation[] {
  return loadSources(siteDir, {urls: {}}).flatMap((source) => {
    const product = products.find(({id}) => id === source.product);
    if (!product) {
      return [];
    }
    const document = JSON.parse(readFileSync(join(buildDir, downloadPath(product, 'json')), 'utf8')) as JsonObject;
    return describedOperations(product, document, reasonsOf(readOverlay(siteDir, source)));
  });
}

function describedOperations(product: Product, document: JsonObject, reasons: readonly Reason[]): Operation[] {
  return operationsOf(document).map(({method, path, operation, parameters, body, responses}) => ({
    product,
    document,
    method: method.toUpperCase(),
    path,
    id: textOf(operation.operationId) ?? '',
    summary: textOf(operation.summary) ?? '',
    description: textOf(operation.description) ?? '',
    parameters,
    body: body ?? {},
    responses,
    notes: reasons.filter(({at}) => at[1] === path && at[2] === method).map(({text}) => text),
  }));
}
