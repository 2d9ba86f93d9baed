import {brand} from '../../site/brand';
import type {Product} from '../../site/products';

/** A value for search engines, in the vocabulary of schema.org. */
export type Data = Readonly<Record<string, unknown>>;

/** What is known of a page. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** Whole address of the page. */
  readonly url: string;
  /** Whole address of its card. */
  readonly image: string;
  /** Milliseconds of the last change. */
  readonly changed: number | null | undefined;
  readonly product: Product | undefined;
}

/** A step on the way to a page. */
export interface Crumb {
  readonly name: string;
  /** Whole address. */
  readonly url: string;
}

const context = 'https://schema.org';
const publisher = {'@type': 'Organization', name: brand.company};

/** A page of the documentation, and the software that it is about. */
export function techArticle({title, description, url, image, changed, product}: PageFacts, siteUrl: string): Data {
  return {
    '@context': context,
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    image,
    inLanguage: 'en',
    ...(typeof changed === 'number' && {dateModified: new Date(changed).toISOString()}),
    isPartOf: {'@type': 'WebSite', name: brand.siteName, url: siteUrl},
    publisher,
    ...(product && {
      about: {
        '@type': 'SoftwareApplication',
        name: product.name,
        softwareVersion: product.release.replace(/^v/, ''),
        applicationCategory: 'DeveloperApplication',
        sameAs: product.repository,
      },
    }),
  };
}

/** The way from the home page to a page; a step that leads to the same address as the one before is left out. */
export function breadcrumbList(crumbs: readonly Crumb[]): Data {
  const steps = crumbs.filter(({url}, i) => url !== crumbs[i - 1]?.url);
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({name, url}, i) => ({'@type': 'ListItem', position: i + 1, name, item: url})),
  };
}

/** The site, and where it is searched. */
export function webSite(siteUrl: string): Data {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: brand.siteName,
    url: siteUrl,
    publisher,
    potentialAction: {
      '@type': 'SearchAction',
      target: {'@type': 'EntryPoint', urlTemplate: `${siteUrl}search?q={search_term_string}`},
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The address of a page as the sitemap has it: the theme ends that of an index page with a slash. */
export function cleanUrl(url: string): string {
  return url.replace(/(?<=[^:/]\/.*)\/$/, '');
}
