import {type Product, products} from '../../site/products';

/** What callers call a product. */
export function productKey({path}: Product): string {
  return path.slice(1);
}

/** Schema of an argument that names a product. */
export const productSchema = {
  type: 'string',
  enum: products.map(productKey),
  description: `Only this product: ${products.map((product) => `${productKey(product)} (${product.summary})`).join(' ')}`,
} as const;

/** The product of an argument that follows {@link productSchema}. */
export function productFrom(key: unknown): Product | undefined {
  return products.find((product) => productKey(product) === key);
}
