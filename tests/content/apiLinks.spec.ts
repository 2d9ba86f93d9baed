import {expect, test} from '@playwright/test';

import {callsIn} from '../../src/data/checks/shell';
import {products} from '../../src/site/products';
import {apiOf} from '../support/api';

import {matching, parseAddress, readCurl} from './samples/api';
import {pagesIn, read} from './samples/pages';

/** Pages that list all operations. */
const listing = /reference\/api\.mdx$/;

for (const product of products) {
  const {operations} = apiOf(product).reference;
  const paths = operations.map(({path}) => path);

  /** Operations that the samples of a page call, as anchors of the reference. */
  const anchorsIn = (page: ReturnType<typeof pagesIn>[number]): string[] =>
    page.samples
      .flatMap(callsIn)
      .flatMap((call) => readCurl(call, page) ?? [])
      .flatMap(({url, method}) => {
        const {path, port} = parseAddress(url);
        const [template] = matching(paths, path);
        const isOurs = path.startsWith('/api/') || port === '8989';
        const operation = operations.find((entry) => entry.path === template && entry.method === method.toLowerCase());
        return isOurs && operation ? [operation.anchor] : [];
      });

  test(`a reader of a guide gets from each request to ${product.name} to the entry of its operation`, () => {
    const pages = pagesIn(product.docsFolder).filter(({file}) => !listing.test(file));
    const missing = pages.flatMap((page) =>
      [...new Set(anchorsIn(page))]
        .filter((anchor) => !read(page.file).includes(`(${product.path}/reference/api#${anchor})`))
        .map((anchor) => `${page.file}: ${anchor}`),
    );
    expect(missing).toEqual([]);
    expect(new Set(pages.flatMap(anchorsIn)).size).toBeGreaterThanOrEqual(7);
  });
}
