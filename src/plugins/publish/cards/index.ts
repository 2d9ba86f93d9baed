import {brand} from '../../../site/brand';
import type {PageKind} from '../../../site/frontMatter';
import {gateway, products} from '../../../site/products';
import {socialCard, socialCardPath} from '../../../site/socialCard';
import type {Step} from '../types';
import {type DocsPlugin, versionsOf} from '../versions';

import {type Card, cardDrawer} from './draw';

const kindNames: Readonly<Record<PageKind, string>> = {
  overview: 'Overview',
  tutorial: 'Tutorial',
  'how-to': 'How-to guide',
  concept: 'Concept',
  reference: 'Reference',
};

/** Draws an Open Graph image for every page. */
export const socialCards: Step = async (_, {siteDir, baseUrl, plugins}) => {
  const draw = cardDrawer(siteDir);
  return Promise.all(
    cardsOf(plugins, baseUrl).map(async ({file, ...card}) => ({path: file, content: await draw(card)})),
  );
};

/** Cards of all documentation pages, and a fallback for other pages. `file` is relative to the build folder. */
function cardsOf(plugins: readonly DocsPlugin[], baseUrl: string): (Card & {readonly file: string})[] {
  const site = {
    file: `${socialCard.folder}/${socialCard.fallback}`,
    title: products.map(({name}) => name).join(' and '),
    description: products.map(({summary}) => summary).join(' '),
    label: brand.company,
    kind: 'Documentation',
    accent: 'honey' as const,
  };
  const pages = products.flatMap(({id, name, release}) =>
    versionsOf(plugins, id)
      .flatMap(({docs}) => docs)
      .map(({title, description, permalink, frontMatter}) => ({
        file: socialCardPath(permalink, baseUrl),
        title,
        description,
        label: `${name} ${release}`,
        kind: kindNames[(frontMatter as {readonly kind?: PageKind}).kind ?? 'reference'],
        accent: id === gateway.id ? ('link' as const) : ('honey' as const),
      })),
  );
  return [site, ...pages];
}
