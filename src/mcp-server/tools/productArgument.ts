import {type Product, products} from '../../site/products';

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
