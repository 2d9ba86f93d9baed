import {type ReactNode, type RefObject, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import type {Root} from 'react-dom/client';

import type {RequestOperation} from '@site/src/data/openapi/reference/requests';
import type {ProductId} from '@site/src/site/products';

import CopyButton from '../Request/CopyButton';

const operations: Record<ProductId, () => Promise<{default: readonly RequestOperation[]}>> = {
  gateway: () => import('@generated/api-reference/default/gateway-operations.json'),
  mcp: () => import('@generated/api-reference/default/mcp-operations.json'),
};

/** Selector of the hydrated elements: requests and filter. */
const islands = 'figure, [role=search]';

/**
 * Adds heading links and copy buttons near the viewport; on server-rendered pages, also hydrates requests and filter.
 * @param isRendered whether the browser rendered the page
 */
export function useIslands(host: RefObject<HTMLElement | null>, product: ProductId, isRendered: boolean): ReactNode {
  const [near, setNear] = useState<readonly Element[]>([]);
  useEffect(() => {
    const page = host.current;
    if (!page?.firstChild) {
      return undefined;
    }
    let isLeft = false;
    const roots: Root[] = [];
    const figures = Array.from(page.querySelectorAll('figure'));
    const hydrate = async (element: HTMLElement): Promise<void> => {
      const [{hydrateIsland}, {default: known}] = await Promise.all([import('../islands'), operations[product]()]);
      if (!isLeft) {
        roots.push(hydrateIsland(element, known, known[figures.indexOf(element)]));
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const elements = entries.flatMap(({isIntersecting, target}) => (isIntersecting ? (target as HTMLElement) : []));
        elements.forEach((element) => observer.unobserve(element));
        setNear((before) => [...before, ...elements.filter((element) => !element.matches(islands))]);
        elements.filter((element) => element.matches(islands)).forEach((element) => void hydrate(element));
      },
      {rootMargin: '1000px'},
    );
    showTarget(isRendered);
    // Class that the scroll tracking of the table of contents looks for.
    page.querySelectorAll('h2, h3').forEach(({classList}) => classList.add('anchor'));
    page
      .querySelectorAll(`h2, h3, :not(figure) > pre${isRendered ? '' : `, ${islands}`}`)
      .forEach((element) => observer.observe(element));
    return () => {
      isLeft = true;
      observer.disconnect();
      roots.forEach((root) => root.unmount());
    };
  }, [host, product, isRendered]);
  return near.map((element, i) =>
    createPortal(
      element.tagName === 'PRE' ? <CopyButton text={textOf(element)} /> : <HashLink to={element} />,
      element,
      i,
    ),
  );
}

function HashLink({to: {id, firstChild}}: {readonly to: Element}): ReactNode {
  return <a className="hash-link" href={`#${id}`} aria-label={`Direct link to ${firstChild?.textContent}`} />;
}

function textOf(block: Element): string {
  return block.querySelector('code')?.textContent ?? '';
}

/** Expands ancestors of the URL's target; scrolls to it if it was rendered late. */
function showTarget(late: boolean): void {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  target?.closest('details')?.setAttribute('open', '');
  if (late) {
    target?.scrollIntoView();
  }
}
