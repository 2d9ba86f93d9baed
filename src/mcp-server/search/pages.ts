import type {PageRecord} from '../../search/types';
import type {LibraryPage} from '../library/types';

/** A page as it is searched, by title, description and outline. */
export function recordOf({route, title, description, product, sections}: LibraryPage): PageRecord {
  const outline = sections.filter(({level}) => level === 2).map((section) => section.title);
  const text = [description, ...outline].join(' ');
  return {url: route, product: product?.id ?? '', sections: [{id: '', heading: title, depth: 1, text}]};
}
