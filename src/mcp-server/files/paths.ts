import {dataPaths, type DocsManifest, manifestPath} from '../../data/published/manifest';
import {indexFolder, manifestFile, type SearchManifest} from '../../search/manifest';
import {markdownCopyOf} from '../../site/markdownCopy';

import type {Files, PackedFiles} from './types';

/** Path of the manifest of the search. */
export const searchManifestPath = `${indexFolder}/${manifestFile}`;

/** Path of a page's Markdown copy. */
export function copyPath(page: string): string {
  return markdownCopyOf(page, '/').slice(1);
}

/** Path of the index of all pages, which the manifest names relative to itself. */
export function indexPath({file}: Pick<SearchManifest, 'file'>): string {
  return new URL(file, `https://site/${indexFolder}/`).pathname.slice(1);
}

/** Puts everything that the server reads into one object. */
export async function pack(files: Files): Promise<PackedFiles> {
  const manifest = JSON.parse(await files.read(manifestPath)) as DocsManifest;
  const search = JSON.parse(await files.read(searchManifestPath)) as SearchManifest;
  const paths = [
    manifestPath,
    searchManifestPath,
    indexPath(search),
    ...Object.values(dataPaths),
    ...manifest.apis.map(({document}) => document),
    ...manifest.pages.map(copyPath),
  ];
  const entries = await Promise.all(paths.map(async (path) => [path, await files.read(path)] as const));
  return {place: manifest.url, files: Object.fromEntries(entries)};
}
