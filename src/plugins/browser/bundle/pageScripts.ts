import {readFileSync, writeFileSync} from 'node:fs';

import type {CurrentBundler} from '@docusaurus/types';

import {orStop} from '../../orStop';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** The chunks of the client bundle, as the page renderer reads them: ids by chunk name or request, files by id. */
export interface Manifest {
  readonly origins: Readonly<Record<string, readonly (string | number)[]>>;
}

/** A chunk and the requests that import it. */
export interface ImportedChunk {
  readonly name: string;
  readonly requests: readonly string[];
}

/**
 * Adds the chunks' requests to a manifest. The renderer looks up chunks by request, which Rspack's manifest lacks;
 * without a match, a page names the entry only, and its own scripts load after the entry has run.
 * @throws if the manifest has another form, or no request is in it
 */
export function withRequests(manifest: Manifest, chunks: readonly ImportedChunk[]): Manifest {
  const {origins} = manifest;
  const listed = chunks.flatMap(({name, requests}) =>
    requests.flatMap((request) => (origins?.[name] ? [[request, origins[name]] as const] : [])),
  );
  if (listed.length === 0) {
    throw new Error('client-manifest.json names no chunk that a page imports');
  }
  return {...manifest, origins: {...origins, ...Object.fromEntries(listed)}};
}

/** Makes each page name all scripts that it starts with, see `withRequests`. */
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
