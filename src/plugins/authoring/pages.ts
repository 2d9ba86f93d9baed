import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {pageFiles} from '../../data/pages';
import {wholeText} from '../../data/recipes/page';

export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** All pages and partials of the documentation except API pages, with generated recipe content. */
export function sourceFiles(siteDir: string): SourceFile[] {
  return pageFiles(siteDir)
    .filter((file) => file.startsWith('docs-') && file.endsWith('.mdx'))
    .sort()
    .map((file) => ({file, text: wholeText(siteDir, file, readFileSync(join(siteDir, file), 'utf8'))}));
}
