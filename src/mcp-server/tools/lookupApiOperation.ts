import {alike, didYouMean} from '../library';
import {limits} from '../limits';
import {describeOperation, type Operation, operationsIn} from '../operations';

import {answer, failed, ofProduct, productKey, productSchema, tool} from './tool';

export const lookupApiOperation = tool(
  {
    name: 'lookup_api_operation',
    title: 'Look up an API operation',
    description:
      'Returns parameters, request body and responses of a call of the HTTP APIs. Without an operation, lists all calls.',
    properties: {
      operation: {
        type: 'string',
        maxLength: limits.query,
        description: 'Method and path such as "POST /api/v1beta/servers", a path alone, or an operation id.',
      },
      product: productSchema,
    },
  },
  (context, {operation = '', product}) => {
    const name = String(operation).trim();
    const known = operationsIn(context).filter(ofProduct(product));
    const found = operation === '' ? known : matching(known, name);
    const [first] = found;
    if (!first) {
      const ideas = alike(name, known.map(label));
      return failed(
        `There is no operation "${name}". ${didYouMean(ideas, 'Call this tool without one for the list.')}`,
      );
    }
    return answer(found.length === 1 ? describeOperation(first) : list(found), {operations: found.map(dataOf)});
  },
);

function matching(operations: readonly Operation[], name: string): Operation[] {
  const [first = '', ...rest] = name.split(/\s+/);
  const method = rest.length > 0 ? first.toUpperCase() : undefined;
  const path = shape(
    (rest.length > 0 ? rest.join(' ') : first).replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, ''),
  );
  const candidates = operations.filter((operation) => !method || operation.method === method);
  const byPath = candidates.filter((operation) => shape(operation.path) === path);
  const byValues = candidates.filter((operation) => fits(operation.path, path));
  const byId = operations.filter(({id}) => id.toLowerCase() === name.toLowerCase());
  return [byPath, byId, byValues].find((list) => list.length > 0) ?? [];
}

/** A path in lower case, with `{}` in place of parameter names. */
function shape(path: string): string {
  return path
    .replace(/\{[^}]*\}/g, '{}')
    .replace(/\/+$/, '')
    .toLowerCase();
}

/** Whether a path with values, such as `/servers/osv`, matches a path template. */
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
