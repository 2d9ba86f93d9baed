import type {Product} from '../../site/products';

/** Path of a downloadable OpenAPI document, without base URL and leading slash. */
export function downloadPath({path}: Product, format: 'json' | 'yaml'): string {
  return `${path.slice(1)}/reference/openapi.${format}`;
}
