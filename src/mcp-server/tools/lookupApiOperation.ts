import type {Product} from '../../site/products';
import type {Context} from '../context';
import {alike, didYouMean, findSection, type LibraryPage, type Section, sectionId, sourceOf, textOf} from '../library';
import {limits} from '../limits';

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
    return answer(found.length === 1 ? describe(first) : list(found), {operations: found.map(dataOf)});
  },
);

/** An operation of a documented HTTP API, and the section of the API's page that describes it. */
interface Operation {
  readonly product: Product;
  readonly page: LibraryPage;
  readonly section: Section;
  readonly method: string;
  readonly path: string;
}

const apiPage = /\/reference\/api$/;
/** Heading, method and path at the start of an operation's section. */
const call = /^#+ .+\n+\*\*([A-Z]+)\*\* `([^`]+)`/;
/** Links from a list of fields or responses to the fields of a schema. */
const schemaLink = /(?<=^ *- .*\]\(#)[\w.-]+(?=\))/gm;

function operationsIn({library}: Context): Operation[] {
  return [...library.values()].flatMap((page) => {
    const {product, route, sections} = page;
    return (product && apiPage.test(route) ? sections : []).flatMap((section): Operation[] => {
      const [, method, path] = call.exec(textOf(page, section)) ?? [];
      return product && method && path ? [{product, page, section, method, path}] : [];
    });
  });
}

function matching(operations: readonly Operation[], name: string): Operation[] {
  const [first = '', ...rest] = name.split(/\s+/);
  const method = rest.length > 0 ? first.toUpperCase() : undefined;
  const path = shape(
    (rest.length > 0 ? rest.join(' ') : first).replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, ''),
  );
  const candidates = operations.filter((operation) => !method || operation.method === method);
  const byPath = candidates.filter((operation) => shape(operation.path) === path);
  const byValues = candidates.filter((operation) => fits(operation.path, path));
  // The id of the section is the operation's, with hyphens.
  const byId = operations.filter(({section}) => section.slug.replaceAll('-', '') === name.toLowerCase());
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
    .map((operation) => `- ${label(operation)} (${operation.product.name}): ${operation.section.title}`)
    .join('\n');
}

function dataOf({product, page, section, method, path}: Operation): Record<string, unknown> {
  return {product: productKey(product), method, path, id: sectionId(page, section), summary: section.title};
}

/** An operation as its page describes it, then the schemas that it and they refer to. */
function describe({page, section}: Operation): string {
  const parts = [section];
  for (const part of parts) {
    for (const [anchor] of textOf(page, part).matchAll(schemaLink)) {
      const schema = findSection(page, anchor);
      if (schema && !parts.includes(schema)) {
        parts.push(schema);
      }
    }
  }
  return [sourceOf(page, section.slug), ...parts.map((part) => textOf(page, part))].join('\n\n');
}
