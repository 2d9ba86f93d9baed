import {BannerPlugin, type Configuration, rspack, SwcJsMinimizerRspackPlugin} from '@rspack/core';

interface Bundle {
  readonly entry: string;
  readonly outDir: string;
  readonly file: string;
  /** File to include as the module `docs-data`. */
  readonly data?: string;
}

/** Bundles an entry into one JavaScript module. */
export async function bundle(options: Bundle): Promise<void> {
  const compiler = rspack(configuration(options));
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
    throw new Error(`${options.file}: ${errors}`);
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
      // The SDK's exports for Node.js would add a second JSON Schema validator.
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
    optimization: {
      splitChunks: false,
      runtimeChunk: false,
      // V8 stores a source with characters beyond Latin-1 in twice the memory.
      minimizer: [new SwcJsMinimizerRspackPlugin({minimizerOptions: {format: {ascii_only: true, comments: false}}})],
    },
    performance: {hints: false},
    plugins: [new BannerPlugin({banner: '#!/usr/bin/env node', raw: true})],
  };
}
