import {dataPaths, type DocsManifest, manifestPath} from '../../data/published/manifest';
import {indexFolder, manifestFile, type SearchManifest} from '../../search/manifest';
import {markdownCopyOf} from '../../site/markdownCopy';

import type {Files, PackedFiles} from './types';

export const searchManifestPath = `${indexFolder}/${manifestFile}`;

export function copyPath(page: string): string {
  return markdownCopyOf(page, '/').slice(1);
}

/** Paths of the files that are searched; the search manifest has them relative to itself. */
export function searchPaths({pages, asks}: SearchManifest): {pages: string; asks: string} {
  const pathOf = (path: string): string => new URL(path, `https://site/${indexFolder}/`).pathname.slice(1);
  return {pages: pathOf(pages), asks: pathOf(asks)};
}

/** Reads all files of the server into one object. */
export async function pack(files: Files): Promise<PackedFiles> {
  const manifest = JSON.parse(await files.read(manifestPath)) as DocsManifest;
  const search = JSON.parse(await files.read(searchManifestPath)) as SearchManifest;
  const paths = [
    manifestPath,
    searchManifestPath,
    ...Object.values(searchPaths(search)),
    ...Object.values(dataPaths),
    ...manifest.apis.map(({document}) => document),
    ...manifest.pages.map(copyPath),
  ];
  const entries = await Promise.all(paths.map(async (path) => [path, await files.read(path)] as const));
  return {place: manifest.url, files: Object.fromEntries(entries)};
}
