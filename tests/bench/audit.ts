import type lighthouse from 'lighthouse';

/** Lighthouse itself; it is an ES module, so that the caller imports it. */
export type Lighthouse = typeof lighthouse;

/** Categories whose scores do not depend on how busy the machine is, and the one that does. */
const categories = ['accessibility', 'best-practices', 'seo', 'performance'];

/**
 * Has Lighthouse score a page, 0 to 100.
 *
 * @param run Lighthouse
 * @param url of the page
 * @param port of a running browser's debugging interface
 */
export async function audit(run: Lighthouse, url: string, port: number): Promise<Record<string, number>> {
  const result = await run(url, {port, logLevel: 'error', onlyCategories: categories});
  if (!result) {
    throw new Error(`${url}: Lighthouse gave no result`);
  }
  const scores = Object.entries(result.lhr.categories).map(([name, {score}]) => [name, Math.round((score ?? 0) * 100)]);
  return Object.fromEntries(scores) as Record<string, number>;
}
