import type {Product} from '../../site/products';
import {settings} from '../../site/settings';
import {runsFolder} from '../runs/read';

import {citationOf} from './citations';
import type {ProofLink} from './types';

/**
 * Where cited lines can be read: at the release's tag in the public repository.
 *
 * @param key range of lines such as `src/file.py#L10-L20`
 * @throws when the key names a repository that the product does not have
 */
export function sourceLink(product: Product, key: string): ProofLink {
  const {companion, path, first, last} = citationOf(key);
  const source = companion ? product.companions.find(({name}) => name === companion) : product;
  if (!source) {
    throw new Error(`${key}: ${product.name} has no repository called ${companion}`);
  }
  const lines = first === last ? `L${first}` : `L${first}-L${last}`;
  return {
    label: `${companion && `${companion}: `}${path}, ${first === last ? `line ${first}` : `lines ${first}–${last}`}`,
    href: `${source.repository}/blob/${source.release}/${path}#${lines}`,
  };
}

/** Where a recorded run can be read: in the repository of this site. */
export function runLink(product: Product, key: string): ProofLink {
  const [topic] = key.split('/');
  return {
    label: `recorded run ${key}`,
    href: `${settings.repository}/blob/main/${runsFolder(product.id)}/${topic}.yaml`,
  };
}
