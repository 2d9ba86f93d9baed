import {readFileSync, writeFileSync} from 'node:fs';

import type {CurrentBundler} from '@docusaurus/types';

import {orStop} from '../../orStop';

import {nameSearchFiles} from './actsFile';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

interface ListedFile {
  /** Relative to the output folder. */
  readonly file: string;
}

/** The chunks of the client bundle, as the page renderer reads them. */
export interface Manifest {
  /** Ids of chunks by chunk name. */
  readonly origins: Readonly<Record<string, readonly (string | number)[]>>;
  /** Files by chunk id. */
  readonly assets: Readonly<
    Record<string, {readonly js?: readonly ListedFile[]; readonly css?: readonly ListedFile[]}>
  >;
}

/** A chunk and the requests that import it. */
export interface ImportedChunk {
  readonly name: string;
  readonly requests: readonly string[];
}

/**
 * Adds the chunks' requests to a manifest. The renderer looks up chunks by request; without a match, a page names the
 * entry only, and its own scripts load after the entry has run.
 * @throws if the manifest has another form, or no request is in it
 */
export function withRequests(manifest: Manifest, chunks: readonly ImportedChunk[]): Manifest {
  if (!isRecord(manifest.origins) || !isRecord(manifest.assets)) {
    throw new Error('client-manifest.json has no "origins" and "assets" by name of a chunk');
  }
  // The publish step links the stylesheets of pages.
  const scriptsOf = (name: string) => (manifest.origins[name] ?? []).filter((id) => !manifest.assets[id]?.css);
  const listed = chunks.flatMap(({name, requests}) => requests.map((request) => [request, scriptsOf(name)] as const));
  if (!listed.some(([, ids]) => ids.length > 0)) {
    throw new Error('client-manifest.json names no chunk that a page imports');
  }
  return {...manifest, origins: {...manifest.origins, ...Object.fromEntries(listed)}};
}

/**
 * Reads the manifest that Docusaurus wrote.
 * @throws if it is not JSON
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

/** Makes each page name all scripts that it starts with, see `withRequests`, and completes the first of them. */
export function listPageScripts(manifestFile: string): {apply: (compiler: Compiler) => void} {
  return {
    apply: ({hooks}) =>
      hooks.afterEmit.tap('page-scripts', ({chunkGroups, outputOptions}) =>
        orStop('browser', () => {
          const imported = Array.from(chunkGroups).flatMap(({name, origins}) => {
            const requests = Array.from(origins).flatMap(({request}) => (request ? [request] : []));
            return name ? [{name, requests}] : [];
          });
          const manifest = withRequests(readManifest(manifestFile), imported);
          nameSearchFiles(manifest, outputOptions.path ?? '');
          writeFileSync(manifestFile, JSON.stringify(manifest));
        }),
      ),
  };
}
