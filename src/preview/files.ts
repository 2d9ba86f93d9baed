import {statSync} from 'node:fs';
import {extname, join, posix} from 'node:path';

import {contentTypes} from '../site/hosting';

import type {PageForm} from './negotiation';

export interface ServedFile {
  readonly file: string;
  readonly status: 200 | 404;
  readonly type: string;
  readonly form?: PageForm;
  /** Path of the page's other representation; set with `form`. */
  readonly other?: string;
}

const types: Readonly<Record<string, string | undefined>> = contentTypes;

/** Files for the host, which are not served. */
const inner = /^\/(_.*|vercel\.json|404\.html)(\/|$)/;

/** Resolves a path as static hosts do: the file, else the page at a clean URL, else the 404 page. */
export function findFile(root: string, path: string, wanted: PageForm, baseUrl = '/'): ServedFile {
  const base = baseUrl.slice(0, -1);
  const full = posix.normalize(`/${path}`).replace(/(?<=.)\/+$/, '');
  if (full !== base && !full.startsWith(baseUrl)) {
    return notFound(root);
  }
  const clean = full.slice(base.length) || '/';
  const name = clean === '/' ? '/index' : clean;
  const [html, markdown] = [`${name}.html`, `${name}.md`];
  if (isFile(root, html)) {
    return wanted === 'markdown' && isFile(root, markdown)
      ? {...served(root, markdown), form: 'markdown', other: base + clean}
      : {...served(root, html), form: 'html', other: base + markdown};
  }
  const page = clean.replace(/\.md$/, '');
  if (page !== clean && isFile(root, clean) && isFile(root, `${page}.html`)) {
    return {...served(root, clean), form: 'markdown', other: base + (page === '/index' ? '/' : page)};
  }
  const plain = [clean, `${clean}/index.html`].find((candidate) => isFile(root, candidate));
  return plain ? served(root, plain) : notFound(root);
}

function notFound(root: string): ServedFile {
  return {...served(root, '/404.html'), status: 404};
}

function isFile(root: string, path: string): boolean {
  const possible = !path.includes('\0') && path.split('/').every((part) => Buffer.byteLength(part) <= 255);
  return possible && !inner.test(path) && (statSync(join(root, path), {throwIfNoEntry: false})?.isFile() ?? false);
}

function served(root: string, path: string): ServedFile {
  return {file: join(root, path), status: 200, type: types[extname(path).slice(1)] ?? 'application/octet-stream'};
}
