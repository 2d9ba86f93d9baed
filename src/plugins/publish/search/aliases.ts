import {searchAliases} from '../../../site/searchAliases';

/** Phrases by the address of the page that they mean, for a site under a base URL such as `/docs/`. */
export function aliasesBelow(baseUrl: string): Readonly<Record<string, string>> {
  const addresses = Object.entries(searchAliases).map(([path, phrases]) => [baseUrl + path.slice(1), phrases]);
  return Object.fromEntries(addresses) as Record<string, string>;
}
