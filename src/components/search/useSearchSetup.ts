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

/** Data of the browser plugin. */
interface BrowserData {
  readonly search: SearchOptions;
  readonly repository: string;
}

export interface SearchSetup {
  readonly options: SearchOptions;
  /** Repository for reports of missing results. */
  readonly repository: string;
  readonly client: SearchClient;
  /** Restricts the search to the current language and versions. */
  readonly facetFilters: readonly (string | readonly string[])[] & FacetFilters;
  /** The current product, for the site's own index. */
  readonly optionalFilters?: readonly string[];
  readonly rules: AddressRules;
  /** Returns the address of the search page for a query, optionally of one product. */
  readonly pageFor: (query: string, product?: string) => string;
}

/** Returns the setup of modal and search page; the same object until the context changes. */
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
