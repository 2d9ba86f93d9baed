import {readFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';

import {dataPaths, type DocsManifest, manifestPath} from '../data/published/manifest';
import {searchFile} from '../search/types';
import {markdownCopyOf} from '../site/markdownCopy';

/**
 * Texts of the published files that the server reads, by path below the base URL; also the form in which a package
 * carries them.
 */
export type Files = Readonly<Record<string, string>>;

/** Maximum number of files that are read at once. */
const atOnce = 16;
/** Milliseconds to download a file. */
const timeout = 10_000;

/**
 * Reads the files of a built site in a folder, or of a deployed one at a URL with its base path.
 * @throws one line that names the file that is missing or invalid
 */
export async function readFiles(from: string): Promise<Files> {
  const isUrl = /^https?:\/\//.test(from);
  const place = isUrl ? from.replace(/\/+$/, '') : resolve(from);
  const read = async (path: string): Promise<string> => {
    try {
      return isUrl ? await download(`${place}/${path}`) : await readFile(join(place, path), 'utf8');
    } catch (error) {
      throw new Error(`${place}: ${path} cannot be read: ${(error as Error).message}`);
    }
  };
  const manifest = readManifest(place, await read(manifestPath));
  const paths = [manifestPath, searchFile, ...Object.values(dataPaths), ...Object.keys(manifest.pages).map(copyPath)];
  const files: Record<string, string> = {};
  for (let start = 0; start < paths.length; start += atOnce) {
    const some = paths.slice(start, start + atOnce);
    const texts = await Promise.all(some.map(read));
    some.forEach((path, i) => (files[path] = texts[i] ?? ''));
  }
  return files;
}

function readManifest(place: string, text: string): DocsManifest {
  let manifest: DocsManifest;
  try {
    manifest = JSON.parse(text) as DocsManifest;
  } catch {
    throw new Error(`${place}: ${manifestPath} is not JSON`);
  }
  if (manifest.version !== 2) {
    throw new Error(`${place}: ${manifestPath} has version ${String(manifest.version)}, this server reads version 2`);
  }
  return manifest;
}

async function download(url: string): Promise<string> {
  const response = await fetch(url, {signal: AbortSignal.timeout(timeout)});
  if (!response.ok) {
    throw new Error(`status ${response.status}`);
  }
  return response.text();
}

/** Path of the Markdown copy of a page. */
export function copyPath(page: string): string {
  return markdownCopyOf(page, '/').slice(1);
}
