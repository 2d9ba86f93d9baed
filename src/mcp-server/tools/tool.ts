import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  type Tool as Definition,
} from '@modelcontextprotocol/server';

import {type Product, products} from '../../site/products';
import type {Context} from '../context';
import {limits} from '../limits';

export interface Tool {
  readonly definition: Definition;
  /** Handles a call whose arguments match the input schema. */
  readonly call: (context: Context, args: Readonly<Record<string, unknown>>) => CallToolResult;
}

interface ToolInfo extends Required<Pick<Definition, 'name' | 'title' | 'description'>> {
  readonly properties: NonNullable<Definition['inputSchema']['properties']>;
  readonly required?: string[];
}

/** A read-only tool that accepts the named arguments and no others. */
export function tool({properties, required, ...info}: ToolInfo, call: Tool['call']): Tool {
  const inputSchema = {type: 'object', properties, ...(required && {required}), additionalProperties: false} as const;
  return {definition: {...info, inputSchema, annotations: {readOnlyHint: true, openWorldHint: false}}, call};
}

/** A result as text, cut at the limit, with the same as structured content. */
export function answer(text: string, data?: Record<string, unknown>): CallToolResult {
  const cut =
    text.length <= limits.text ? text : `${text.slice(0, limits.text)}\n\n[Cut at ${limits.text} characters.]`;
  return {content: [{type: 'text', text: cut}], ...(data && {structuredContent: data})};
}

/** An error result: says what is wrong with the call or was not found, and names alternatives. */
export function failed(text: string): CallToolResult {
  return {...answer(text), isError: true};
}

/** The error of a request for something that does not exist, or without what it needs. */
export function wrongRequest(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}

/** Name of a product in arguments and results, such as `toolhive`. */
export function productKey({path}: Product): string {
  return path.slice(1);
}

export const productSchema = {
  type: 'string',
  enum: products.map(productKey),
  description: `Only this product: ${products.map((product) => `${productKey(product)} (${product.summary})`).join(' ')}`,
} as const;

/** The product of an argument that follows {@link productSchema}. */
export function productFrom(key: unknown): Product | undefined {
  return products.find((product) => productKey(product) === key);
}

/** A filter for things of the product that an argument names; without the argument it keeps all. */
export function ofProduct(key: unknown): (item: {readonly product?: Product}) => boolean {
  const id = productFrom(key)?.id;
  return ({product}) => id === undefined || product?.id === id;
}
