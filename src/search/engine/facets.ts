import type {FacetFilters} from '../types';

import type {PackedFacets} from './packed';

/** Whether a page's facets match the filters of a request. Filters on unknown attributes never match. */
export function facetsAllow([product, tag, language]: PackedFacets, filters: FacetFilters | undefined): boolean {
  const values: Readonly<Record<string, string>> = {product, docusaurus_tag: tag, language};
  const holds = (condition: string): boolean => {
    const at = condition.indexOf(':');
    const attribute = condition.slice(0, at);
    const value = condition.slice(at + 1);
    return value.startsWith('-') ? values[attribute] !== value.slice(1) : values[attribute] === value;
  };
  const conditions = typeof filters === 'string' ? filters.split(',') : (filters ?? []);
  return conditions.every((condition) =>
    typeof condition === 'string' ? holds(condition) : condition.length === 0 || condition.some(holds),
  );
}
