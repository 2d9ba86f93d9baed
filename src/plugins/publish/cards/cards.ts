import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';

import {brand} from '../../../site/brand';
import type {PageKind} from '../../../site/frontMatter';
import {gateway, products} from '../../../site/products';
import {socialCard, socialCardPath} from '../../../site/socialCard';

import type {CardFile} from './types';

const kindNames: Readonly<Record<PageKind, string>> = {
  overview: 'Overview',
  tutorial: 'Tutorial',
  'how-to': 'How-to guide',
  concept: 'Concept',
  reference: 'Reference',
};

/** Cards of all documentation pages, and a fallback for other pages. */
export function cardsOf(plugins: readonly LoadedPlugin[], baseUrl: string): CardFile[] {
  const site: CardFile = {
    file: `${socialCard.folder}/${socialCard.fallback}`,
    title: products.map(({name}) => name).join(' and '),
    description: products.map(({summary}) => summary).join(' '),
    label: brand.company,
    kind: 'Documentation',
    accent: 'honey',
  };
  const pages = products.flatMap(({id, name, release}) => {
    const plugin = plugins.find((one) => one.name === 'docusaurus-plugin-content-docs' && one.options.id === id);
    const {loadedVersions = []} = (plugin?.content ?? {}) as Partial<LoadedContent>;
    return loadedVersions
      .flatMap(({docs}) => docs)
      .map(({title, description, permalink, frontMatter}) => ({
        file: socialCardPath(permalink, baseUrl),
        title,
        description,
        label: `${name} ${release}`,
        kind: kindNames[(frontMatter as {readonly kind?: PageKind}).kind ?? 'reference'],
        accent: id === gateway.id ? ('link' as const) : ('honey' as const),
      }));
  });
  return [site, ...pages];
}
