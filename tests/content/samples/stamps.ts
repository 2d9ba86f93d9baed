import {read} from './pages';
import type {Page} from './types';

/** Pages whose front matter names another release than the data that they are checked against. */
export function stampFindings(pages: readonly Page[], release: string): string[] {
  return pages
    .filter(({file}) => !/\/_/.test(file))
    .map(({file}) => ({file, stamp: /^verified: (.*)$/m.exec(read(file))?.[1]}))
    .filter(({stamp}) => stamp !== release)
    .map(({file, stamp}) => `${file}: verified is ${stamp}, the data is of ${release}`);
}
