import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import type {PublishedReceipt, PublishedReceipts} from '../../../data/published/manifest';
import {notesOf} from '../../../data/receipts/pages';
import {wholeText} from '../../../data/recipes/page';
import type {Site} from '../types';
import {docsOf} from '../versions';

/** Length in characters that makes statements unique on a page. */
const statementLength = 60;

const partialImport = /^import \w+ from '([^']+\.mdx)';?$/gm;

/** Receipts by page path, without the base URL. */
export function receiptsOf({
  plugins,
  siteDir,
  baseUrl,
}: Pick<Site, 'plugins' | 'siteDir' | 'baseUrl'>): PublishedReceipts {
  const entries = docsOf(plugins).map(({permalink, source}) => {
    const path = permalink.slice(baseUrl.length - 1);
    return [path, receiptsIn(siteDir, source.replace(/^@site\//, ''))] as const;
  });
  return Object.fromEntries(entries.filter(([, receipts]) => receipts.length > 0));
}

function receiptsIn(siteDir: string, file: string): PublishedReceipt[] {
  const text = wholeText(siteDir, file, readFileSync(join(siteDir, file), 'utf8'));
  const own = notesOf({file, text}).flatMap(({note, statement}): PublishedReceipt[] => {
    if (note.kind === 'no-source') {
      return [];
    }
    const keys = note.kind === 'run' ? note.keys.map((key) => `run:${key}`) : note.keys;
    return [[statement.slice(0, statementLength).replace(/ …$/, ''), keys]];
  });
  const partials = [...text.matchAll(partialImport)].map(([, path = '']) => join(dirname(file), path));
  return [...own, ...partials.flatMap((partial) => receiptsIn(siteDir, partial))];
}
