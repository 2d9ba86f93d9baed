import {statSync} from 'node:fs';
import {extname, join, posix} from 'node:path';

import type {PageForm} from './negotiation';

/** A file of the build that answers a request. */
export interface ServedFile {
  readonly file: string;
  readonly status: 200 | 404;
  readonly type: string;
  /** Set on pages, which exist in two forms. */
  readonly form?: PageForm;
  /** The page in its other form, as a path; set with `form`. */
  readonly other?: string;
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
};

/**
 * Finds what a static host would send for a path: the file itself, the page at a clean path in the wanted form, or the
 * not-found page.
 *
 * @param root folder of the built site
 * @param path decoded path of the request
 */
export function findFile(root: string, path: string, wanted: PageForm): ServedFile {
  const clean = posix.normalize(`/${path}`).replace(/(?<=.)\/+$/, '');
  const name = clean === '/' ? '/index' : clean;
  const [html, markdown] = [`${name}.html`, `${name}.md`];
  if (isFile(root, html)) {
    return wanted === 'markdown' && isFile(root, markdown)
      ? {...served(root, markdown), form: 'markdown', other: clean}
      : {...served(root, html), form: 'html', other: markdown};
  }
  const plain = [clean, `${clean}/index.html`].find((candidate) => isFile(root, candidate));
  return plain ? served(root, plain) : {...served(root, '/404.html'), status: 404};
}

function isFile(root: string, path: string): boolean {
  return !path.includes('\0') && (statSync(join(root, path), {throwIfNoEntry: false})?.isFile() ?? false);
}

function served(root: string, path: string): ServedFile {
  return {file: join(root, path), status: 200, type: types[extname(path)] ?? 'application/octet-stream'};
}
