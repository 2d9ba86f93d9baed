import type {Product} from '../../site/products';
import type {SpecSettings} from '../../site/settings';
import {checked, readJson} from '../readJson';

import type {Source} from './types';

/** Reads and validates `specs/sources.json`, and applies URL overrides. */
export function loadSources(siteDir: string, {urls}: Pick<SpecSettings, 'urls'>): Source[] {
  const [data, schema] = ['sources.json', 'sources.schema.json'].map((name) => readJson(siteDir, `specs/${name}`));
  const {sources} = checked<{sources: Source[]}>('specs/sources.json', data, schema as object);
  return sources.map((source) => ({...source, url: urls[source.product] ?? source.url}));
}

/** Path of a downloadable OpenAPI document, without base URL and leading slash. */
export function downloadPath({path}: Product, format: 'json' | 'yaml'): string {
  return `${path.slice(1)}/reference/openapi.${format}`;
}
