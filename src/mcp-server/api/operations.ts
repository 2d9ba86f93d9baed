import {textOf} from '../../data/openapi/json';
import {operationsOf} from '../../data/openapi/operations';
import type {JsonObject} from '../../data/openapi/types';
import type {DocsManifest, OperationNote} from '../../data/published/manifest';
import {type Product, products} from '../../site/products';

/** An operation of a documented HTTP API. */
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
  /** Differences between the release and its OpenAPI document; inline Markdown. */
  readonly notes: readonly string[];
}

/** The operations of all documented HTTP APIs; `documents` parse the OpenAPI documents in the order of the manifest. */
export function operationsIn({apis, releases}: DocsManifest, documents: readonly (() => JsonObject)[]): Operation[] {
  return apis.flatMap((api, i) => {
    const product = products.find(({id}) => id === api.product);
    const document = documents[i]?.();
    return product && document
      ? describedOperations({...product, release: releases[product.id]}, document, api.notes)
      : [];
  });
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
