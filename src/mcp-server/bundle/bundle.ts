import {join} from 'node:path';

import {BannerPlugin, type Configuration, rspack} from '@rspack/core';

/** What is made of one entry. */
export interface Bundle {
  readonly entry: string;
  readonly outDir: string;
  readonly file: string;
  /** File of the data that the bundle carries as `docs-data`; a bundle without it reads none. */
  readonly data?: string;
}

/**
 * Bundles an entry with all it imports into one module of JavaScript.
 *
 * @throws with the errors of the bundler
 */
export async function bundle(made: Bundle): Promise<void> {
  const compiler = rspack(configuration(made));
  const errors = await new Promise<string>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) {
        reject(error);
      } else {
        resolve(stats?.hasErrors() ? stats.toString({all: false, errors: true}) : '');
      }
    });
  });
  if (errors) {
    throw new Error(`${made.file}: ${errors}`);
  }
}

function configuration({entry, outDir, file, data}: Bundle): Configuration {
  return {
    mode: 'production',
    target: 'node20',
    entry: {[file.replace(/\.mjs$/, '')]: {import: entry, library: {type: 'module'}}},
    output: {path: outDir, filename: '[name].mjs', module: true, chunkFormat: 'module'},
    experiments: {outputModule: true},
    devtool: false,
    resolve: {
      extensions: ['.ts', '.mjs', '.js'],
      // The parts of the SDK that run on every host; what it has for Node.js alone brings a second validator.
      conditionNames: ['browser', 'import', 'module', 'default'],
      ...(data !== undefined && {alias: {'docs-data': data}}),
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
    optimization: {splitChunks: false, runtimeChunk: false},
    performance: {hints: false},
    plugins: [new BannerPlugin({banner: '#!/usr/bin/env node', raw: true})],
  };
}

/** Folder of the server's source. */
export const sourceDir = join(__dirname, '..');
