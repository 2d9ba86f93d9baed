import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import SearchPageContent, {usePageTitle} from '@site/src/components/search/page';

/** Search page; `src/pages/search.tsx` defines its route. */
export default function SearchPage(): ReactNode {
  return (
    <Layout title={usePageTitle()} description="All results of a search in the documentation.">
      <SearchPageContent />
    </Layout>
  );
}
