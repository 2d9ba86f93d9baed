import {expect, test} from '@playwright/test';

import gatewaySidebars from '../../sidebars-gateway';
import mcpSidebars from '../../sidebars-mcp';
import {limits} from '../../src/site/limits';
import {gateway, mcp} from '../../src/site/products';
import {sourcePages} from '../support/sources';

import {type Entry, entriesOf} from './sidebarEntries';

const sidebars = [
  {product: mcp, entries: entriesOf(mcpSidebars)},
  {product: gateway, entries: entriesOf(gatewaySidebars)},
];

for (const {product, entries} of sidebars) {
  const pages = sourcePages().filter((page) => page.product.id === product.id);
  const ids = entries.flatMap(({id}) => id ?? []);

  test(`every page of ${product.name} is in its sidebar exactly once`, () => {
    expect([...ids].sort()).toEqual(pages.map(({id}) => id).sort());
  });

  test(`every sidebar label of ${product.name} fits the sidebar`, () => {
    const labelOf = ({id, label}: Entry): string => {
      const page = pages.find((candidate) => candidate.id === id);
      return label ?? page?.frontMatter.sidebar_label ?? page?.frontMatter.title ?? '';
    };
    expect(entries.map(labelOf).filter(({length}) => length < 1 || length > limits.sidebarLabelLength)).toEqual([]);
  });

  test(`no two neighbors in the sidebar of ${product.name} have the same label`, () => {
    const labels = entries.map(({label, parent}) => (label ? `${parent} / ${label}` : '')).filter(Boolean);
    expect(labels).toEqual([...new Set(labels)]);
  });
}

test('the categories at the root have the addresses of the specification', () => {
  const slugs = sidebars.flatMap(({entries}) => entries.flatMap(({slug}) => slug ?? []));
  expect(slugs.sort()).toEqual(['/category/kubernetes-deployment', '/category/using-the-toolhive-cli']);
});
