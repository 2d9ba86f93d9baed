import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useMemo} from 'react';

import {searchClient} from '@site/src/search/client';
import type {AddressRules} from '@site/src/search/present';
import type {SearchClient, SearchRequest} from '@site/src/search/types';
import {type ProductId, productAt} from '@site/src/site/products';
import type {SearchOptions} from '@site/src/site/search';

export interface SearchSetup {
  readonly options: SearchOptions;
  /** Repository for reports of missing results. */
  readonly repository: string;
  readonly client: SearchClient;
  readonly rules: AddressRules;
  /** Returns the filters for the pages of one product or of both. */
  readonly filtersFor: (product?: ProductId) => Pick<SearchRequest, 'facetFilters' | 'optionalFilters'>;
  /** Returns the address of the search page for a query. */
  readonly pageFor: (query: string) => string;
}

/** Returns the setup of modal and search page; the same object until the context changes. */
export function useSearchSetup(): SearchSetup {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {search: options, repository} = usePluginData('browser') as {search: SearchOptions; repository: string};
  const tags = ['default', ...useDocsContextualSearchTags()].map((tag) => `docusaurus_tag:${tag}`).join();
  const {baseUrl, url} = siteConfig;
  const opened = productAt(`/${useLocation().pathname.slice(baseUrl.length)}`)?.id;
  return useMemo(() => {
    const isLocal = options.provider === 'local';
    const context = isLocal ? [] : [`language:${i18n.currentLocale}`, tags.split(',')];
    const onlyIn = (product: ProductId): string =>
      isLocal ? `product:${product}` : `docusaurus_tag:docs-${product}-current`;
    return {
      options,
      repository,
      client: searchClient(options, baseUrl),
      rules: {
        origins: [ExecutionEnvironment.canUseDOM ? window.location.origin : url, url],
        baseUrl,
        allowOtherSites: !isLocal,
      },
      filtersFor: (product) => ({
        facetFilters: [...context, ...(product ? [[onlyIn(product)]] : [])],
        ...(isLocal && opened && {optionalFilters: [`product:${opened}`]}),
      }),
      pageFor: (query) => `${baseUrl}search?q=${encodeURIComponent(query)}`,
    };
  }, [options, repository, baseUrl, url, i18n.currentLocale, tags, opened]);
}
