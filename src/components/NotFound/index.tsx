import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {type ReactNode, useEffect, useState} from 'react';

import {limits} from '@site/src/site/limits';
import {nearestPages} from '@site/src/site/nearestPages';
import {products} from '@site/src/site/products';

import {Card, Cards} from '../Cards';

interface Page {
  readonly path: string;
  readonly title: string;
}

const title = 'Page not found';

/** 404 page with links to pages that have similar paths. */
export default function NotFound(): ReactNode {
  const {pathname} = useLocation();
  const [near, setNear] = useState<readonly Page[]>();
  const words = wordsOf(pathname);
  useEffect(() => {
    let current = true;
    import('@generated/pages/default/list.json')
      .then(({default: pages}) => current && setNear(nearestPages(pages as readonly Page[], pathname, 5)))
      .catch((error: unknown) => console.warn('The list of pages could not be loaded.', error));
    return () => {
      current = false;
    };
  }, [pathname]);
  return (
    <main className="narrow-page">
      <PageMetadata title={title} />
      <h1>{title}</h1>
      <p className="lead">
        Nothing is published at {near ? <code>{pathname}</code> : 'this address'}. It may have moved, or the link has a
        typing error.
      </p>
      {near && words && (
        <p>
          <Link to={`/search?q=${encodeURIComponent(words)}`}>Search the documentation for “{words}”</Link>
        </p>
      )}
      {near && near.length > 0 && (
        <nav aria-labelledby="near">
          <h2 id="near" className="margin-top--lg">
            Pages with a similar address
          </h2>
          <ul>
            {near.map(({path, title}) => (
              <li key={path}>
                <Link to={path}>{title}</Link> <code>{path}</code>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <h2 className="margin-top--lg">Start from the top</h2>
      <Cards>
        {products.map(({id, name, path, summary}) => (
          <Card key={id} title={name} href={path}>
            {summary}
          </Card>
        ))}
      </Cards>
    </main>
  );
}

/** Search query from the last segment of a path. */
function wordsOf(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return last
    .replace(/\.(html|mdx?)$/, '')
    .replace(/%[\da-f]{2}/gi, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
    .slice(0, limits.search.queryLength);
}
