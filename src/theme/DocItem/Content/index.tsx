import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import PageHeader from '@site/src/components/PageHeader';
import WholeWords from '@site/src/components/WholeWords';

/** Copied from Docusaurus 3.10.2; adds page actions, and always takes the title from the front matter. */
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata} = useDoc();
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <PageHeader>
        <Heading as="h1">
          <WholeWords>{metadata.title}</WholeWords>
        </Heading>
      </PageHeader>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
