import {brand} from '../../site/brand';
import type {Product} from '../../site/products';

/** A schema.org object for JSON-LD. */
export type Data = Readonly<Record<string, unknown>>;

/** URLs are absolute. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** Its Open Graph image. */
  readonly image: string;
  /** Time of the last change, in milliseconds. */
  readonly changed: number | null | undefined;
  readonly product: Product | undefined;
}

export interface Crumb {
  readonly name: string;
  /** Absolute. */
  readonly url: string;
}

const context = 'https://schema.org';
const publisher = {'@type': 'Organization', name: brand.company};

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

/** Omits entries with the same URL as their predecessor. */
export function breadcrumbList(crumbs: readonly Crumb[]): Data {
  const steps = crumbs.filter(({url}, i) => url !== crumbs[i - 1]?.url);
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({name, url}, i) => ({'@type': 'ListItem', position: i + 1, name, item: url})),
  };
}

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

/** Serializes structured data for a `<script>` element. */
export function jsonLd(data: Data): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Removes the trailing slash that the theme adds to index pages, as in the sitemap. */
export function cleanUrl(url: string): string {
  return url.replace(/(?<=[^:/]\/.*)\/$/, '');
}
