import {readFileSync, writeFileSync} from 'node:fs';

import type {CurrentBundler} from '@docusaurus/types';

import {orStop} from '../../orStop';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** What the renderer of pages knows about the chunks of the client bundle. */
export interface Manifest {
  /** Ids of the chunks to load, by name of a chunk. */
  readonly origins: Readonly<Record<string, readonly (string | number)[]>>;
  /** Files by id of a chunk. */
  readonly assets: Readonly<Record<string, {readonly js?: unknown; readonly css?: unknown}>>;
}

/** A chunk and the requests by which modules import it. */
export interface ImportedChunk {
  readonly name: string;
  readonly requests: readonly string[];
}

/**
 * Lists the chunks of a manifest under the modules that they are imported by, too. The renderer asks by module; without an
 * answer, a page names only the entry, and its own scripts are asked for when the entry has run.
 *
 * @throws when the manifest has another form, or no chunk is imported by a request that the manifest can answer
 */
export function withRequests(manifest: Manifest, chunks: readonly ImportedChunk[]): Manifest {
  if (!isRecord(manifest.origins) || !isRecord(manifest.assets)) {
    throw new Error('client-manifest.json has no "origins" and "assets" by name of a chunk');
  }
  // Pages are linked to their stylesheets by the publish step.
  const scriptsOf = (name: string) => (manifest.origins[name] ?? []).filter((id) => !manifest.assets[id]?.css);
  const listed = chunks.flatMap(({name, requests}) => requests.map((request) => [request, scriptsOf(name)] as const));
  if (!listed.some(([, ids]) => ids.length > 0)) {
    throw new Error('client-manifest.json names no chunk that a page imports');
  }
  return {...manifest, origins: {...manifest.origins, ...Object.fromEntries(listed)}};
}

/**
 * Reads the manifest that Docusaurus wrote.
 *
 * @throws when it is no JSON
 */
export function readManifest(file: string): Manifest {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    throw new Error('client-manifest.json is no JSON');
  }
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** Lets each page name all scripts that it starts with, see `withRequests`. */
export function listPageScripts(manifestFile: string): {apply: (compiler: Compiler) => void} {
  return {
    apply: ({hooks}) =>
      hooks.afterEmit.tap('page-scripts', ({chunkGroups}) =>
        orStop('browser', () => {
          const imported = Array.from(chunkGroups).flatMap(({name, origins}) => {
            const requests = Array.from(origins).flatMap(({request}) => (request ? [request] : []));
            return name ? [{name, requests}] : [];
          });
          writeFileSync(manifestFile, JSON.stringify(withRequests(readManifest(manifestFile), imported)));
        }),
      ),
  };
}
