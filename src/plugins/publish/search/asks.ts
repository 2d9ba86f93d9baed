import {type AskedPage, askFaults} from '../../../data/asks/check';
import {readAsks, strayAsks} from '../../../data/asks/read';
import {stemsOf} from '../../../search/engine/asks';
import type {SearchRecord} from '../../../search/types';
import {products} from '../../../site/products';
import {searchAliases} from '../../../site/searchAliases';

/** The records of a page, and its source, which generated pages lack. */
export interface PageRecords {
  readonly source?: string | undefined;
  readonly records: readonly SearchRecord[];
}

/** Adds phrasings to the records of a page, and aliases to its first one. */
export function withAsks(siteDir: string, {source, records}: PageRecords): SearchRecord[] {
  const {page = [], sections = {}} = (source && readAsks(siteDir, source)) || {};
  return records.map((record) => {
    const [path = '', id] = record.url.split('#');
    const aliases = id === undefined ? searchAliases[path] : undefined;
    const asks = id === undefined ? page : sections[id];
    return {...record, ...(aliases && {aliases}), ...(asks && {asks})};
  });
}

/**
 * Asserts that phrasings have a page and section and add words to it.
 * @throws one line that names each file and its fault
 */
export function assertAsks(siteDir: string, pages: readonly PageRecords[]): void {
  const asked = pages.flatMap(({source, records}): AskedPage[] => {
    const asks = source && readAsks(siteDir, source);
    return asks ? [{...asks, texts: textsOf(records)}] : [];
  });
  const stray = products.flatMap(({docsFolder}) => strayAsks(siteDir, docsFolder));
  const faults = [...stray.map((file) => `${file}: its page does not exist`), ...askFaults(asked, stemsOf)];
  if (faults.length > 0) {
    throw new Error(faults.join('; '));
  }
}

function textsOf(records: readonly SearchRecord[]): Map<string, string> {
  const texts = records.map(({hierarchy, content}) => [...Object.values(hierarchy), content].join(' '));
  return new Map(records.map(({url}, at) => [url.split('#')[1] ?? '', texts[at] ?? '']));
}
