import type lighthouse from 'lighthouse';

/** Lighthouse, an ES module that the caller imports. */
export type Lighthouse = typeof lighthouse;

/** Categories whose scores do not depend on load, and performance. */
const categories = ['accessibility', 'best-practices', 'seo', 'performance'];

/**
 * Scores a page with Lighthouse, 0 to 100.
 * @param run Lighthouse
 * @param url of the page
 * @param port of the browser's debugging interface
 */
export async function audit(run: Lighthouse, url: string, port: number): Promise<Record<string, number>> {
  const result = await run(url, {port, logLevel: 'error', onlyCategories: categories});
  if (!result) {
    throw new Error(`${url}: Lighthouse gave no result`);
  }
  const scores = Object.entries(result.lhr.categories).map(([name, {score}]) => [name, Math.round((score ?? 0) * 100)]);
  return Object.fromEntries(scores) as Record<string, number>;
}
