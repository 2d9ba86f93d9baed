import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useMemo} from 'react';

import {searchClient} from '@site/src/search/client';
import type {AddressRules} from '@site/src/search/present';
import type {FacetFilters, SearchClient} from '@site/src/search/types';
import {productAt} from '@site/src/site/products';
import type {SearchOptions} from '@site/src/site/search';

/** What the build tells the browser. */
interface BrowserData {
  readonly search: SearchOptions;
  readonly repository: string;
}

/** How this site searches. */
export interface SearchSetup {
  readonly options: SearchOptions;
  /** Repository of this site, where missing results are reported. */
  readonly repository: string;
  readonly client: SearchClient;
  /** Only pages in the language of the site and the versions that the visitor reads. */
  readonly facetFilters: readonly (string | readonly string[])[] & FacetFilters;
  /** The product that the visitor reads about, for the index inside the site. */
  readonly optionalFilters?: readonly string[];
  readonly rules: AddressRules;
  /** Address of the search page for a query, about one product when it is named. */
  readonly pageFor: (query: string, product?: string) => string;
}

/** Everything that the modal and the search page need; the same object until the visitor changes context. */
export function useSearchSetup(): SearchSetup {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {search: options, repository} = usePluginData('browser') as BrowserData;
  const tags = ['default', ...useDocsContextualSearchTags()].map((tag) => `docusaurus_tag:${tag}`).join(',');
  const {baseUrl, url} = siteConfig;
  const product = productAt(`/${useLocation().pathname.slice(baseUrl.length)}`)?.id;
  return useMemo(
    () => ({
      options,
      repository,
      client: searchClient(options, baseUrl),
      facetFilters: [`language:${i18n.currentLocale}`, tags.split(',')],
      ...(product && options.provider === 'local' && {optionalFilters: [`product:${product}`]}),
      rules: {
        origins: [ExecutionEnvironment.canUseDOM ? window.location.origin : url, url],
        allowOtherSites: options.provider === 'algolia',
      },
      pageFor: (query, about) => `${baseUrl}search?q=${encodeURIComponent(query)}${about ? `&product=${about}` : ''}`,
    }),
    [options, repository, baseUrl, url, i18n.currentLocale, tags, product],
  );
}
