import {existsSync} from 'node:fs';
import {join} from 'node:path';

import {products} from '../../../site/products';

/** Generated files that the application imports as `@generated/…`, with their importers. */
const imported: readonly (readonly [file: string, importer: string])[] = [
  ['routes.js', 'components/MarkdownCopy'],
  ['globalData.json', 'plugins/browser/analytics/client.ts'],
  ['pages/default/list.json', 'components/NotFound'],
  ...products.flatMap(({id}): [string, string][] => [
    [`api-reference/default/${id}.json`, 'components/api/source'],
    [`api-reference/default/${id}-operations.json`, 'components/api/Reference/useIslands.tsx'],
  ]),
];

/**
 * Asserts that the generated files of the application exist.
 * @param folder of generated files
 * @throws if a file is missing, which the bundler would report with a stack trace
 */
export function assertGenerated(folder: string): void {
  const missing = imported.find(([file]) => !existsSync(join(folder, file)));
  if (missing) {
    throw new Error(
      `src/${missing[1]}: imports @generated/${missing[0].replace(/\.js$/, '')}, which was not generated`,
    );
  }
}
