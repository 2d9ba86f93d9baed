import {dataPaths, type DocsManifest, manifestPath} from '../../data/published/manifest';
import {indexFolder, manifestFile, type SearchManifest} from '../../search/manifest';
import {markdownCopyOf} from '../../site/markdownCopy';

import type {Files, PackedFiles} from './types';

export const searchManifestPath = `${indexFolder}/${manifestFile}`;

export function copyPath(page: string): string {
  return markdownCopyOf(page, '/').slice(1);
}

/** Path of the search index; the search manifest has it relative to itself. */
export function indexPath({pages}: Pick<SearchManifest, 'pages'>): string {
  return new URL(pages, `https://site/${indexFolder}/`).pathname.slice(1);
}

/** Reads all files of the server into one object. */
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
