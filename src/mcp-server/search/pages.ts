import {packRecords} from '../../search/engine/pack';
import type {PackedIndex} from '../../search/engine/packed';
import type {SearchRecord} from '../../search/types';
import type {Library, LibraryPage} from '../library/types';

/** An index of the pages by title, description and outline. */
export function packPages(library: Library): PackedIndex {
  return packRecords([...library.values()].map(recordOf));
}

function recordOf({route, title, description, product, sections}: LibraryPage): SearchRecord {
  const outline = sections.filter(({level}) => level === 2).map((section) => section.title);
  return {
    objectID: route,
    url: route,
    hierarchy: {
      lvl0: product?.name ?? 'Documentation',
      lvl1: title,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: [description, ...outline].join(' '),
    type: 'lvl1',
    product: product?.id ?? '',
    docusaurus_tag: 'default',
    language: 'en',
  };
}
