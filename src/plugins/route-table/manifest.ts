import {partName} from './modules';

/** What the renderer of pages knows about the application's chunks. */
export interface Manifest {
  /** Ids of the chunks to load, by name of a chunk or module. */
  readonly origins: Readonly<Record<string, readonly (string | number)[]>>;
  /** Files by id of a chunk. */
  readonly assets: Readonly<Record<string, {readonly js?: unknown; readonly css?: unknown}>>;
}

/**
 * Lets each static page name all scripts that it starts with. The renderer asks by module, and finds only what the manifest
 * lists by module; otherwise those scripts are asked for when the application has run and found them.
 *
 * @param manifest lists chunks by name
 * @param modules module of each chunk that routes need, by name of the chunk
 * @param own names of the chunks that the pages of each part of the table of routes alone need
 */
export function listModules(
  manifest: Manifest,
  modules: Readonly<Record<string, string>>,
  own: readonly (readonly string[])[],
): Manifest {
  const parts = new Map(own.flatMap((names, index) => names.map((name) => [name, partName(index)] as const)));
  const idsOf = (name = ''): readonly (string | number)[] => manifest.origins[name] ?? [];
  // Pages are linked to their styles after the build, when it is known what they use.
  const isScript = (id: string | number): boolean => !manifest.assets[id]?.css;
  const listed = Object.entries(modules).map(
    ([name, module]) => [module, [...idsOf(name), ...idsOf(parts.get(name))].filter(isScript)] as const,
  );
  return {...manifest, origins: {...manifest.origins, ...Object.fromEntries(listed)}};
}
