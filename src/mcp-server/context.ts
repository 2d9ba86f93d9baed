import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {loadTree} from '../data/cli/load';
import type {CommandTree} from '../data/cli/types';
import {SearchEngine} from '../search/engine/search';

import {loadOperations, type Operation} from './api/operations';
import {loadLibrary} from './library/load';
import type {Library} from './library/types';
import {questionSearch} from './search';
import {loadIndex} from './search/load';
import type {Search} from './search/types';

/** Everything the server answers from; read once. */
export interface Context {
  readonly library: Library;
  readonly search: Search;
  readonly tree: CommandTree;
  readonly operations: readonly Operation[];
  /** Names in the built-in registry of MCP servers. */
  readonly servers: readonly string[];
}

/**
 * Reads the built site and the data it was made from.
 *
 * @param siteDir folder of this repository
 * @param buildDir folder of the built site
 * @throws when the site has not been built
 */
export function loadContext(siteDir: string, buildDir = join(siteDir, 'build')): Context {
  const registry = JSON.parse(readFileSync(join(siteDir, 'specs/mcp/registry-servers.json'), 'utf8')) as {
    servers: object;
  };
  const library = loadLibrary(buildDir);
  return {
    library,
    search: questionSearch(new SearchEngine(loadIndex(buildDir)), library),
    tree: loadTree(siteDir),
    operations: loadOperations(siteDir, buildDir),
    servers: Object.keys(registry.servers),
  };
}
