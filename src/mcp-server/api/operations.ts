import {textOf} from '../../data/openapi/json';
import {operationsOf} from '../../data/openapi/operations';
import type {JsonObject} from '../../data/openapi/types';
import type {DocsManifest, OperationNote} from '../../data/published/manifest';
import {type Product, products} from '../../site/products';
import type {Files} from '../files/types';

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
 * The operations of all documented interfaces, from the OpenAPI documents of the site.
 *
 * @throws when a document is missing; the message names the file
 */
export async function loadOperations(files: Files, {apis, releases}: DocsManifest): Promise<Operation[]> {
  const operations = apis.map(async (api) => {
    const product = products.find(({id}) => id === api.product);
    const document = JSON.parse(await files.read(api.document)) as JsonObject;
    return product ? describedOperations({...product, release: releases[product.id]}, document, api.notes) : [];
  });
  return (await Promise.all(operations)).flat();
}

function describedOperations(product: Product, document: JsonObject, notes: readonly OperationNote[]): Operation[] {
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
    notes: notes.filter((note) => note.path === path && note.method === method).map(({text}) => text),
  }));
}
