import {execFileSync} from 'node:child_process';
import {chmodSync, copyFileSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

import {filesInFolder} from '../files/folder';
import {pack} from '../files/paths';

import {bundle} from './bundle';

const sourceDir = join(__dirname, '..');

/** Hosts with a serverless function. */
export const hosts = ['netlify', 'vercel', 'cloudflare'] as const;

/** Builds the npm package and a function for each host in `outDir`, which is replaced; returns the path of the tarball. */
export async function makePackage(siteDir: string, buildDir: string, outDir: string): Promise<string> {
  const folder = join(outDir, 'package');
  const data = join(outDir, 'docs-data.json');
  rmSync(outDir, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const packed = JSON.stringify(await pack(filesInFolder(buildDir)));
  writeFileSync(data, packed);
  writeFileSync(join(folder, 'docs-data.json.gz'), gzipSync(packed, {level: 9}));
  await bundle({entry: join(sourceDir, 'bin.ts'), outDir: folder, file: 'docs-mcp.mjs'});
  for (const host of hosts) {
    const entry = join(sourceDir, 'hosts', `${host}.ts`);
    await bundle({entry, outDir: join(outDir, 'functions'), file: `${host}.mjs`, data});
  }
  for (const file of ['package.json', 'README.md', 'Dockerfile']) {
    copyFileSync(join(sourceDir, file), join(folder, file));
  }
  copyFileSync(join(siteDir, 'LICENSE'), join(folder, 'LICENSE'));
  chmodSync(join(folder, 'docs-mcp.mjs'), 0o755);
  const output = execFileSync('npm', ['pack', '--json', '--pack-destination', outDir], {cwd: folder, encoding: 'utf8'});
  const [{filename}] = JSON.parse(output) as [{filename: string}];
  return join(outDir, filename);
}
