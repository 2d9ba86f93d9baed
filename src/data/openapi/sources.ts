import type {Product} from '../../site/products';
import {checked, readJson} from '../readJson';

import type {Source} from './types';

/** Reads and validates `specs/sources.json`. */
export function loadSources(siteDir: string): Source[] {
  const [data, schema] = ['sources.json', 'sources.schema.json'].map((name) => readJson(siteDir, `specs/${name}`));
  return checked<{sources: Source[]}>('specs/sources.json', data, schema as object).sources;
}

/** Path of a downloadable OpenAPI document, without base URL and leading slash. */
export function downloadPath({path}: Product, format: 'json' | 'yaml'): string {
  return `${path.slice(1)}/reference/openapi.${format}`;
}
