import {type AskedPage, askFaults, type Asks, readAsks, strayAsks} from '../../../data/asks/read';
import {Lists} from '../../../search/engine/lists';
import type {PageRecord, SearchData, WordLists} from '../../../search/types';
import {products} from '../../../site/products';

/** A page, and the file of its text, which generated pages lack. */
interface SourcedPage {
  readonly source?: string | undefined;
  readonly record: PageRecord;
}

export interface AskedData {
  readonly data: SearchData;
  /** Sources of pages without phrasings. */
  readonly silent: readonly string[];
}

/**
 * Adds the aliases and phrasings beside the pages.
 * @throws one line that names each file and its fault
 */
export function withAsks(siteDir: string, words: WordLists, pages: readonly SourcedPage[]): AskedData {
  const lists = new Lists(words);
  const known = pages.map((page) => ({
    ...page,
    asks: page.source === undefined ? undefined : readAsks(siteDir, page.source),
  }));
  const asked = known.flatMap(({record, asks}): AskedPage[] =>
    asks ? [{...asks, ids: new Set(record.sections.map(({id = ''}) => id))}] : [],
  );
  const stray = products.flatMap(({docsFolder}) => strayAsks(siteDir, docsFolder));
  const faults = [...stray.map((file) => `${file}: its page does not exist`), ...askFaults(asked)];
  if (faults.length > 0) {
    throw new Error(faults.join('; '));
  }
  return {
    data: {
      words,
      pages: known.map(({record, asks}) => ({
        ...record,
        aliases: [...(record.aliases ?? []), ...(asks?.aliases ?? [])],
        sections: record.sections.map((section) => {
          const words = lists
            .stemsOf(phrasingsOf(asks, section.id ?? '').join(' '))
            .sort()
            .join(' ');
          return words === '' ? section : {...section, asks: words};
        }),
      })),
    },
    silent: known.flatMap(({source, asks}) =>
      source !== undefined && phrasingsOf(asks, '').length === 0 ? [source] : [],
    ),
  };
}

function phrasingsOf(asks: Asks | undefined, id: string): readonly string[] {
  return (id === '' ? asks?.page : asks?.sections[id]) ?? [];
}
