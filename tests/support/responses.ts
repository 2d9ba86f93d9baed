import {brotliCompressSync} from 'node:zlib';

import type {Page, Response} from '@playwright/test';

/** Collects responses from now on. */
export function responses(page: Page): Response[] {
  const seen: Response[] = [];
  page.on('response', (response) => seen.push(response));
  return seen;
}

/** Collects addresses of requested script files from now on. */
export function scriptsAskedFor(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  return scripts;
}

/** Bytes as a host sends them: fonts are already compressed, everything else gets brotli. */
export async function sentBytes(seen: readonly Response[]): Promise<number> {
  const sizes = seen.map(async (response) => {
    const body = await response.body();
    return response.request().resourceType() === 'font' ? body.length : brotliCompressSync(body).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
