import {execFileSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';

import {parse} from 'yaml';

import {addressOf} from '../../src/data/pages';
import {readText} from '../../src/data/readText';
import type {PageFrontMatter} from '../../src/site/frontMatter';
import {type Product, products} from '../../src/site/products';

import {siteDir} from './site';

/** Source of a documentation page. */
export interface SourcePage {
  readonly product: Product;
  /** Path relative to the site. */
  readonly file: string;
  /** Doc id of the page. */
  readonly id: string;
  readonly frontMatter: PageFrontMatter;
  /** Body without front matter. */
  readonly text: string;
}

/** Documentation pages of both products, without partials. */
export function sourcePages(): SourcePage[] {
  return products.flatMap((product) =>
    filesBelow(product.docsFolder, '.mdx')
      .filter((name) => !name.split('/').some((part) => part.startsWith('_')))
      .map((name) => readPage(product, name)),
  );
}

/** Files in a folder, relative to it. */
export function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(join(siteDir, folder), {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith(ending))
    .sort();
}

/** Addresses of pages that are in no commit yet, or moved since, and so have no date. */
export function uncommitted(): ReadonlySet<string | undefined> {
  const folders = products.map(({docsFolder}) => docsFolder);
  const args = ['status', '--porcelain', '-z', '--untracked-files=all', '--', ...folders];
  const entries = execFileSync('git', args, {cwd: siteDir, encoding: 'utf8'}).split('\0');
  return new Set(entries.filter((entry) => /^(?:\?\?|A|R)/.test(entry)).map((entry) => addressOf(entry.slice(3))));
}

function readPage(product: Product, name: string): SourcePage {
  const file = `${product.docsFolder}/${name}`;
  const content = readText(join(siteDir, file));
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(content) ?? [];
  return {product, file, id: name.slice(0, -'.mdx'.length), frontMatter: parse(head) as PageFrontMatter, text};
}
