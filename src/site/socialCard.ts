import {products} from './products';

export const socialCard = {
  folder: 'social',
  width: 1200,
  height: 630,
  /** For pages without an image of their own. */
  fallback: 'site.png',
} as const;

/** Path of a page's Open Graph image, without the base URL. */
export function socialCardPath(permalink: string, baseUrl: string): string {
  return `${socialCard.folder}/${permalink.slice(baseUrl.length).replace(/\/$/, '') || 'index'}.png`;
}

/** Address of the Open Graph image of a documentation page, without the base URL; undefined for other files. */
export function socialCardOf(filePath: string): string | undefined {
  const parts = filePath.split(/[\\/]/);
  const product = products.find(({docsFolder}) => parts.includes(docsFolder));
  if (!product) {
    return undefined;
  }
  const inside = parts.slice(parts.lastIndexOf(product.docsFolder) + 1).join('/');
  const route = `${product.routeBasePath}/${inside.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '')}`;
  return `/${socialCardPath(route.replace(/^\/+/, '/'), '/')}`;
}
