import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';

import {siteDir} from '../support/site';

import {writePages} from './pages';

const outDir = join(siteDir, '.cache', 'bench-build');
const generatedDir = join('.cache', 'docusaurus-bench');

/** Cost of building a site: seconds, and bytes after brotli. */
interface Cost {
  readonly pages: number;
  readonly wall: number;
  readonly processor: number;
  readonly processorPerPage: number;
  readonly entry: number;
}

/**
 * Builds the site with more and more pages without a cache, prints the cost and writes `.cache/bench-growth.json`.
 * @param counts numbers of added guides
 */
export function growth(counts: readonly number[]): void {
  const costs = counts.map(costOf);
  console.table(costs);
  writeFileSync(join(siteDir, '.cache/bench-growth.json'), JSON.stringify(costs, null, 2));
}

function costOf(count: number): Cost {
  writePages(count);
  [outDir, join(siteDir, generatedDir)].forEach((folder) => rmSync(folder, {recursive: true, force: true}));
  const docusaurus = join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  const build = [docusaurus, 'build', '--config', join('tests', 'bench', 'site', 'docusaurus.config.ts')];
  // Node does not report the processor time of a child process; bash does.
  const times = execFileSync(
    'bash',
    ['-c', 'exec 3>&2; { time -p "$@" >&3 2>&3; } 2>&1', '', process.execPath, ...build, '--out-dir', outDir],
    {
      cwd: siteDir,
      encoding: 'utf8',
      env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: '1', DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedDir},
    },
  );
  const [wall = 0, user = 0, system = 0] = Array.from(times.matchAll(/[\d.]+$/gm), ([seconds]) => Number(seconds));
  const processor = Number((user + system).toFixed(2));
  const pages = readFileSync(join(outDir, 'sitemap.xml'), 'utf8').split('<loc>').length - 1;
  return {pages, wall, processor, processorPerPage: Number((processor / pages).toFixed(2)), entry: entryBytes()};
}

/** Bytes of the application that every page loads. */
function entryBytes(): number {
  const folder = join(outDir, 'assets', 'js');
  const entry = readdirSync(folder).filter((file) => /^(main|runtime~main)\..*js$/.test(file));
  return entry.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0);
}
