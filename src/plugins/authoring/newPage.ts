import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {stringify} from 'yaml';

import {asksFileOf} from '../../data/asks/read';
import {readText} from '../../data/readText';
import {frontMatterFaults, type PageKind} from '../../site/frontMatter';
import {type Product, products} from '../../site/products';

export interface NewPageOptions {
  readonly file: string;
  readonly kind: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
}

const opening = '{/* Say what the reader gets. */}';
const sections: Readonly<Record<PageKind, readonly string[]>> = {
  overview: [opening, '## Next steps'],
  concept: [opening, '## Next steps'],
  reference: ['{/* Say what is listed, and where it comes from. */}'],
  'how-to': [
    '{/* Say what the page is for, who it is for, and why. */}',
    '## Before you begin',
    '## Do the first thing',
    '## Check that it worked',
    '## Next steps',
  ],
  tutorial: [
    '{/* Say what the reader builds. */}',
    '## Before you begin',
    '## 1. Do the first thing',
    '## Clean up',
    '## Next steps',
  ],
};

/** Creates a page, the file for its phrasings and its place in the sidebar, and prints the next steps; overwrites no file. */
export function newPage(siteDir: string, options: NewPageOptions): void {
  const path = join(siteDir, options.file);
  const text = skeleton(options);
  const asks = asksFileOf(options.file);
  const existing = [options.file, asks].find((file) => existsSync(join(siteDir, file)));
  if (existing) {
    throw new Error(`${existing} exists`);
  }
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
  writeFileSync(join(siteDir, asks), 'page: []\n');
  const {sidebar, id} = sidebarEntry(options.file);
  const entries = withEntry(readText(join(siteDir, sidebar)), id);
  if (entries) {
    writeFileSync(join(siteDir, sidebar), entries);
  }
  console.log(`${options.file} is created.`);
  console.log(
    entries
      ? `1. Its place in ${sidebar} is behind the others of its folder; move '${id}' if readers look for it elsewhere.`
      : `1. Add '${id}' where readers look for it in ${sidebar}.`,
  );
  console.log(
    `2. Write the page, as .github/STYLE-GUIDE.md says, and in ${asks} how people ask for it in other words.`,
  );
  console.log('3. Prove it: npm test. Commit what it adds to tests/fixtures/published-routes.txt, too.');
}

/** Content of a new page; throws if the file name, its folder or the front matter is invalid. */
export function skeleton({file, kind, title, description}: NewPageOptions): string {
  productOf(file);
  const faults = frontMatterFaults(file, {kind, title, description});
  if (!/^(?:[a-z0-9]+[a-z0-9_-]*\/)+[a-z0-9]+(?:[_-][a-z0-9]+)*\.mdx$/.test(file)) {
    faults.push('the file name must be lower case words joined by hyphens, with the ending .mdx');
  }
  if (faults.length > 0) {
    throw new Error(`${file}: ${faults.join('; ')}`);
  }
  const matter = `---\n${stringify({title, description, kind}, {lineWidth: 0, version: '1.1'})}---`;
  return `${[matter, ...sections[kind as PageKind]].join('\n\n')}\n`;
}

/** Sidebar file and doc id of a page. */
export function sidebarEntry(file: string): {readonly sidebar: string; readonly id: string} {
  const {docsFolder, sidebarFile} = productOf(file);
  return {sidebar: sidebarFile.replace('./', ''), id: file.slice(docsFolder.length + 1).replace(/\.mdx$/, '')};
}

/**
 * Text of a sidebar file with the doc id of a new page behind the last page of the same folder.
 * @returns nothing when the sidebar has no page of that folder
 */
export function withEntry(sidebar: string, id: string): string | undefined {
  const folder = id.slice(0, id.lastIndexOf('/') + 1);
  const siblings = Array.from(sidebar.matchAll(/(^ *)?(?<!: )'([^'\n]+)'(?=[,\]])/gm));
  const last = siblings.filter(([, , other = '']) => other.slice(0, other.lastIndexOf('/') + 1) === folder).at(-1);
  if (!last) {
    return undefined;
  }
  const [entry, indent] = last;
  const end = last.index + entry.length;
  return `${sidebar.slice(0, end)},${indent === undefined ? ' ' : `\n${indent}`}'${id}'${sidebar.slice(end)}`;
}

function productOf(file: string): Product {
  const product = products.find(({docsFolder}) => file.startsWith(`${docsFolder}/`));
  if (!product) {
    throw new Error(`${file}: a page is below ${products.map(({docsFolder}) => docsFolder).join(' or ')}`);
  }
  return product;
}
