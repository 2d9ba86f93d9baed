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
 * @throws when no chunk is imported by a request that the manifest can answer
 */
export function withRequests(manifest: Manifest, chunks: readonly ImportedChunk[]): Manifest {
  // Pages are linked to their stylesheets by the publish step.
  const scriptsOf = (name: string) => (manifest.origins[name] ?? []).filter((id) => !manifest.assets[id]?.css);
  const listed = chunks.flatMap(({name, requests}) => requests.map((request) => [request, scriptsOf(name)] as const));
  if (!listed.some(([, ids]) => ids.length > 0)) {
    throw new Error('client-manifest.json names no chunk that a page imports');
  }
  return {...manifest, origins: {...manifest.origins, ...Object.fromEntries(listed)}};
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
          const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
          writeFileSync(manifestFile, JSON.stringify(withRequests(manifest, imported)));
        }),
      ),
  };
}
