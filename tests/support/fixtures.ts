import {join} from 'node:path';

import {parse} from 'yaml';

import {readText} from '../../src/data/readText';

import {siteDir} from './site';

/** Data of a YAML file in `tests/fixtures`; `change` is applied to its text. */
export function fixture<T>(name: string, change = (text: string) => text): T {
  return parse(change(readText(join(siteDir, 'tests/fixtures', `${name}.yaml`)))) as T;
}
