import {describeOffline} from '../../plugins/specs/describe';
import {methods, listOf, objectOf, resolve, textOf} from '../../plugins/specs/json';
import {loadSources} from '../../plugins/specs/sources';
import type {JsonObject, Reason} from '../../plugins/specs/types';
import {type Product, products} from '../../site/products';
import {settings} from '../../site/settings';

/** One call of a documented HTTP interface. */
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
  readonly responses: JsonObject;
  /** Where the release differs from what it publishes; inline Markdown. */
  readonly notes: readonly string[];
}

/** The calls of all documented interfaces, from the descriptions in `specs`. */
export function loadOperations(siteDir: string): Operation[] {
  return loadSources(siteDir, settings.specs).flatMap((source) => {
    const {document, reasons} = describeOffline(source, siteDir);
    const product = products.find(({id}) => id === source.product);
    return product ? operationsOf(product, document, reasons) : [];
  });
}

function operationsOf(product: Product, document: JsonObject, reasons: readonly Reason[]): Operation[] {
  return Object.entries(objectOf(document.paths)).flatMap(([path, value]) => {
    const item = objectOf(resolve(document, value));
    return methods
      .filter((method) => item[method] !== undefined)
      .map((method): Operation => {
        const operation = objectOf(item[method]);
        const parameters = [...listOf(item.parameters), ...listOf(operation.parameters)];
        return {
          product,
          document,
          method: method.toUpperCase(),
          path,
          id: textOf(operation.operationId) ?? '',
          summary: textOf(operation.summary) ?? '',
          description: textOf(operation.description) ?? '',
          parameters: parameters.map((parameter) => objectOf(resolve(document, parameter))),
          body: objectOf(resolve(document, operation.requestBody)),
          responses: objectOf(operation.responses),
          notes: reasons.filter(({at}) => at[1] === path && at[2] === method).map(({text}) => text),
        };
      });
  });
}
