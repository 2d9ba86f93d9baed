import {execFileSync} from 'node:child_process';
import {chmodSync, copyFileSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {gzipSync} from 'node:zlib';

import {BannerPlugin, type Configuration, rspack, type Stats, SwcJsMinimizerRspackPlugin} from '@rspack/core';

import {readFiles} from '../files';

const sourceDir = join(__dirname, '..');

/** Hosts with a serverless function. */
export const hosts = ['netlify', 'vercel', 'cloudflare'] as const;

/** Builds the npm package and a function for each host in `outDir`, which is replaced; returns the path of the tarball. */
export async function makePackage(siteDir: string, buildDir: string, outDir: string): Promise<string> {
  const folder = join(outDir, 'package');
  const data = join(outDir, 'docs-data.json');
  rmSync(outDir, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const packed = JSON.stringify(await readFiles(buildDir));
  writeFileSync(data, packed);
  writeFileSync(join(folder, 'docs-data.json.gz'), gzipSync(packed, {level: 9}));
  await bundle(join(sourceDir, 'bin.ts'), folder, 'docs-mcp');
  for (const host of hosts) {
    await bundle(join(sourceDir, 'hosts', `${host}.ts`), join(outDir, 'functions'), host, {'docs-data': data});
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

/** Bundles an entry into one JavaScript module. */
async function bundle(entry: string, path: string, name: string, alias: Record<string, string> = {}): Promise<void> {
  const configuration: Configuration = {
    mode: 'production',
    target: 'node20',
    entry: {[name]: {import: entry, library: {type: 'module'}}},
    output: {path, filename: '[name].mjs', module: true, chunkFormat: 'module'},
    experiments: {outputModule: true},
    devtool: false,
    resolve: {
      extensions: ['.ts', '.mjs', '.js'],
      // The SDK's exports for Node.js would add a second JSON Schema validator.
      conditionNames: ['browser', 'import', 'module', 'default'],
      alias,
    },
    node: {__dirname: false, __filename: false},
    externalsPresets: {node: true},
    module: {
      parser: {javascript: {importMeta: false}},
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
          type: 'javascript/auto',
        },
      ],
    },
    optimization: {
      splitChunks: false,
      runtimeChunk: false,
      // V8 stores a source with characters beyond Latin-1 in twice the memory.
      minimizer: [new SwcJsMinimizerRspackPlugin({minimizerOptions: {format: {ascii_only: true, comments: false}}})],
    },
    performance: {hints: false},
    plugins: [new BannerPlugin({banner: '#!/usr/bin/env node', raw: true})],
  };
  const stats = await promisify<Configuration, Stats | undefined>(rspack)(configuration);
  if (stats?.hasErrors()) {
    throw new Error(`${name}: ${stats.toString({all: false, errors: true})}`);
  }
}
