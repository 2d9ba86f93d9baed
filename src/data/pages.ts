import {readdirSync} from 'node:fs';
import {join} from 'node:path';

import {products} from '../site/products';

/** Folders of pages, and the addresses of their roots. */
const roots = [
  ...products.map(({docsFolder, routeBasePath}) => ({folder: docsFolder, base: routeBasePath, isDocs: true})),
  {folder: 'src/pages', base: '/', isDocs: false},
];

/** Files of pages and partials, relative to the site, without generated ones. */
export function pageFiles(siteDir: string): string[] {
  return roots.flatMap(({folder}) =>
    readdirSync(join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => /\.(?:mdx?|[jt]sx?)$/.test(file) && !file.includes('/_api/'))
      .sort(),
  );
}

/** Address of a page without the base URL; undefined for partials. */
export function addressOf(file: string): string | undefined {
  const root = roots.find(({folder}) => file.startsWith(`${folder}/`));
  const parts = file
    .slice((root?.folder.length ?? 0) + 1)
    .replace(/\.\w+$/, '')
    .split('/');
  if (!root || parts.some((part) => part.startsWith('_'))) {
    return undefined;
  }
  const names = root.isDocs
    ? parts.map((part) => part.replace(/^(?!\d+[-_.]\d)\d+\s*[-_.]+\s*(?=[^-_.\s])/, ''))
    : parts;
  const indexes = root.isDocs ? ['index', 'readme', names.at(-2)?.toLowerCase()] : ['index'];
  const path = indexes.includes(names.at(-1)?.toLowerCase()) ? names.slice(0, -1) : names;
  return `/${[root.base.slice(1), ...path].filter(Boolean).join('/')}`;
}

/** Says of each address that several files have which ones they are. */
export function sharedAddresses(files: readonly string[]): string[] {
  const byAddress = new Map<string, string[]>();
  files.forEach((file) => {
    const address = addressOf(file);
    if (address !== undefined) {
      byAddress.set(address, [...(byAddress.get(address) ?? []), file]);
    }
  });
  return Array.from(byAddress)
    .filter(([, sharing]) => sharing.length > 1)
    .map(([address, sharing]) => `${sharing.join(' and ')} have one address, ${address}`);
}
