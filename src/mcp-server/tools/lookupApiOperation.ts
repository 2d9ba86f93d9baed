import {describeOperation} from '../api/describe';
import type {Operation} from '../api/operations';
import {nearest} from '../library/find';
import {limits} from '../limits';

import {answer, failed} from './answers';
import {productFrom, productKey, productSchema} from './productArgument';
import type {Tool} from './types';

/** A call of one of the HTTP interfaces, or the list of them. */
export const lookupApiOperation: Tool = {
  definition: {
    name: 'lookup_api_operation',
    title: 'Look up an API operation',
    description:
      'Returns parameters, request body and responses of a call of the HTTP APIs. Without an operation, lists all calls.',
    inputSchema: {
      type: 'object',
      properties: {
        operation: {
          type: 'string',
          maxLength: limits.query,
          description: 'Method and path such as "POST /api/v1beta/servers", a path alone, or an operation id.',
        },
        product: productSchema,
      },
      additionalProperties: false,
    },
    annotations: {readOnlyHint: true, openWorldHint: false},
  },
  call: ({operations}, {operation: name = '', product: key}) => {
    const product = productFrom(key);
    const known = operations.filter((operation) => !product || operation.product.id === product.id);
    const found = name === '' ? [] : matching(known, String(name).trim());
    if (found.length === 0 && name !== '') {
      const ideas = nearest(String(name).trim(), known.map(label));
      return failed(
        `There is no operation "${String(name)}". ${ideas.length > 0 ? `Did you mean ${ideas.join(', ')}?` : 'Call this tool without one for the list.'}`,
      );
    }
    const [only, ...others] = found;
    const text = only && others.length === 0 ? describeOperation(only) : list(found.length > 0 ? found : known);
    return answer(text, {operations: (found.length > 0 ? found : known).map(dataOf)});
  },
};

function matching(operations: readonly Operation[], name: string): Operation[] {
  const [first = '', ...rest] = name.split(/\s+/);
  const method = rest.length > 0 ? first.toUpperCase() : undefined;
  const path = shape(
    (rest.length > 0 ? rest.join(' ') : first).replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, ''),
  );
  const byPath = operations.filter(
    (operation) => shape(operation.path) === path && (!method || operation.method === method),
  );
  const byValues = operations.filter(
    (operation) => fits(operation.path, path) && (!method || operation.method === method),
  );
  const byId = operations.filter(({id}) => id.toLowerCase() === name.toLowerCase());
  return [byPath, byId, byValues].find((list) => list.length > 0) ?? [];
}

/** A path without the names of its parameters. */
function shape(path: string): string {
  return path
    .replace(/\{[^}]*\}/g, '{}')
    .replace(/\/+$/, '')
    .toLowerCase();
}

/** Whether a path with values, such as `/servers/osv`, is a call of this one. */
function fits(template: string, path: string): boolean {
  const parts = shape(template).split('/');
  const values = path.split('/');
  return parts.length === values.length && parts.every((part, i) => part === '{}' || part === values[i]);
}

function label({method, path}: Operation): string {
  return `${method} ${path}`;
}

function list(operations: readonly Operation[]): string {
  return operations
    .map((operation) => `- ${label(operation)} (${operation.product.name}): ${operation.summary}`)
    .join('\n');
}

function dataOf({product, method, path, id, summary}: Operation): Record<string, unknown> {
  return {product: productKey(product), method, path, id, summary};
}
