import {join} from 'node:path';

import {parse} from 'yaml';

import {readText} from '../../../src/data/readText';
import {siteDir} from '../../support/site';

/** Data of a file in `tests/fixtures/mcp-server`; `change` is applied to its text. */
export function fixture<T>(name: string, change = (text: string) => text): Readonly<Record<string, T>> {
  const text = readText(join(siteDir, 'tests/fixtures/mcp-server', `${name}.yaml`));
  return parse(change(text)) as Record<string, T>;
}

/** Questions with the pages that answer them. */
export const questions = Object.entries(fixture<readonly string[]>('questions')).map(([ask, pages]) => ({ask, pages}));

/** Questions with patterns that their answers match. */
export const golden = Object.entries(fixture<string>('golden')).map(([ask, pattern]) => {
  const [, source = '', flags] = /^\/(.*)\/(i?)$/.exec(pattern) ?? [];
  return {ask, says: new RegExp(source, flags)};
});
