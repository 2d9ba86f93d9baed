import {loadPage, pageNow} from '@api-source';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef, useState} from 'react';

import type {ProductId} from '@site/src/site/products';

import lists from './lists.module.css';
import samples from './samples.module.css';
import styles from './styles.module.css';
import {useIslands} from './useIslands';

/** Keeps React from replacing server-rendered content on hydration. */
const asSent = {suppressHydrationWarning: true, dangerouslySetInnerHTML: {__html: ''}};

/**
 * Generated part of an API page. Server-rendered pages hydrate only their requests and filter, near the viewport; after
 * client-side navigation, the browser renders the page.
 */
export default function Reference({product}: {readonly product: ProductId}): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(() => pageNow(product));
  const {collectAnchor} = useBrokenLinks();
  const islands = useIslands(host, product, page !== undefined);
  page?.anchors.forEach((anchor) => collectAnchor(anchor));

  useEffect(() => {
    if (!host.current?.firstChild) {
      void loadPage(product).then(setPage);
    }
  }, [product]);

  return (
    <>
      <div
        key={page ? 'rendered' : 'sent'}
        ref={host}
        className={clsx(styles.reference, lists.reference, samples.reference)}
        {...(page ? {children: page.content} : asSent)}
      />
      {islands}
    </>
  );
}
