import {expect, test} from '@playwright/test';

import {productAt} from '../../../src/site/products';

for (const [path, product] of [
  ['/toolhive', 'mcp'],
  ['/toolhive/how-to/install', 'mcp'],
  ['/category/kubernetes-deployment', 'mcp'],
  ['/codegate/category/features', 'gateway'],
  ['/codegate', 'gateway'],
  ['/codegatex', undefined],
  ['/search', undefined],
  ['/', undefined],
] as const) {
  test(`${path} is about ${product ?? 'no product'}`, () => {
    expect(productAt(path)?.id).toBe(product);
  });
}
