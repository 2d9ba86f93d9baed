import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {createServer, type RequestListener} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import type {Source} from '../../../../src/data/openapi/types';
import {fixture} from '../../../support/fixtures';
import {listen} from '../../../support/ports';

/** Minimal document with a reference, a path parameter and texts. */
export const pinned = fixture<Readonly<Record<'info' | 'paths', object>>>('openapi/pinned');

/** The same structure with another text. */
export const published = {...pinned, info: {...pinned.info, title: 'Theirs'}};

/** Site folder with one OpenAPI document, and its source entry. */
export function stubSite(
  url: string,
  files: {pinned?: string; overlay?: object | undefined} = {},
): {dir: string; source: Source} {
  const dir = mkdtempSync(join(tmpdir(), 'specs-test-'));
  mkdirSync(join(dir, 'specs/mcp'), {recursive: true});
  writeFileSync(join(dir, 'specs/mcp/openapi.json'), files.pinned ?? JSON.stringify(pinned));
  writeFileSync(join(dir, 'specs/mcp/overlay.json'), JSON.stringify(files.overlay ?? {actions: []}));
  const source: Source = {product: 'mcp', url, pinned: 'mcp/openapi.json', overlay: 'mcp/overlay.json'};
  return {dir, source};
}

/** Runs a local server while a function runs. */
export async function withServer<Result>(
  listener: RequestListener,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(listener);
  try {
    return await work(`${await listen(server)}/openapi`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
