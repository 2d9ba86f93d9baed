import {readdirSync} from 'node:fs';
import {join} from 'node:path';

import {products} from '../site/products';

/** Folders of pages, and the addresses of their roots. */
const roots = [
  ...products.map(({docsFolder, routeBasePath}) => ({folder: docsFolder, base: routeBasePath})),
  {folder: 'src/pages', base: '/'},
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
  const path = parts.at(-1) === 'index' ? parts.slice(0, -1) : parts;
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
