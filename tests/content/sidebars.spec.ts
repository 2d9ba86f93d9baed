import {expect, test} from '@playwright/test';

import gatewaySidebars from '../../sidebars-gateway';
import mcpSidebars from '../../sidebars-mcp';
import {limits} from '../../src/site/limits';
import {gateway, mcp} from '../../src/site/products';
import {sourcePages} from '../support/sources';

/** A page by its id, or an entry that may have a page, a label and others below it. */
type Item =
  | string
  | {readonly id?: string; readonly label?: string; readonly link?: {readonly id?: string}; readonly items?: Item[]};

interface Entry {
  /** Label of its category; empty at the top level. */
  readonly parent: string;
  readonly id?: string | undefined;
  /** Explicit label; otherwise the page's. */
  readonly label?: string;
}

/** A sidebar item and all that is below it. */
function entriesOf(item: Item, parent = ''): Entry[] {
  if (typeof item === 'string') {
    return [{parent, id: item}];
  }
  const {id, label = '', link, items = []} = item;
  return [{parent, id: id ?? link?.id, label}, ...items.flatMap((child) => entriesOf(child, label))];
}

const pages = sourcePages();
const sidebars = [
  {product: mcp, config: mcpSidebars},
  {product: gateway, config: gatewaySidebars},
].map(({product, config}) => ({
  product,
  entries: (Object.values(config) as unknown as Item[][]).flatMap((items) => items.flatMap((item) => entriesOf(item))),
}));

for (const {product, entries} of sidebars) {
  const own = pages.filter((page) => page.product.id === product.id);

  test(`every page of ${product.name} is in its sidebar exactly once`, () => {
    expect(entries.flatMap(({id}) => id ?? []).sort()).toEqual(own.map(({id}) => id).sort());
  });

  test(`every sidebar label of ${product.name} fits the sidebar, and no two neighbors have the same`, () => {
    const labels = entries.map(({id, label}) => {
      const {sidebar_label: short, title = ''} = own.find((page) => page.id === id)?.frontMatter ?? {};
      return label || short || title;
    });
    expect(labels.filter(({length}) => length < 1 || length > limits.sidebarLabelLength)).toEqual([]);
    const given = entries.flatMap(({label, parent}) => (label ? `${parent} / ${label}` : []));
    expect(given).toEqual([...new Set(given)]);
  });
}
