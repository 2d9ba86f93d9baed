import type {Product} from '../../site/products';
import {settings} from '../../site/settings';
import {runsFolder} from '../runs/read';

import {citationOf} from './citations';

export interface ProofLink {
  readonly label: string;
  readonly href: string;
}

/** A statement of a page with its evidence. */
export interface Receipt {
  readonly statement: string;
  readonly proofs: readonly ProofLink[];
}

/** Link to cited lines at the release's tag. */
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

/** Link to the file of a recorded run in this site's repository. */
export function runLink(product: Product, key: string): ProofLink {
  const [topic] = key.split('/');
  return {
    label: `recorded run ${key}`,
    href: `${settings.repository}/blob/main/${runsFolder(product.id)}/${topic}.yaml`,
  };
}
