import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import PageHeader from '@site/src/components/PageHeader';

/** Taken from Docusaurus 3.10.2; differs in the page actions beside the title, which always comes from the front matter. */
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata} = useDoc();
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <PageHeader>
        <Heading as="h1">{metadata.title}</Heading>
      </PageHeader>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
