import {writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';
import {rspack} from '@rspack/core';

import {siteDir} from '../../../support/site';

const loader = join(siteDir, 'src/plugins/reference/dataFiles.mjs');

/** Simulates a remark step: a loader that reads a file which is not a dependency. */
const filler =
  "module.exports = () => `export default ${require('fs').readFileSync(__dirname + '/data.json', 'utf8')}`;";

/** Builds with the persistent cache and returns what the bundle prints. */
function build(folder: string, dataFiles: readonly string[]): Promise<string> {
  const compiler = rspack({
    context: folder,
    mode: 'production',
    target: 'node',
    entry: './page.mdx',
    cache: true,
    experiments: {cache: {type: 'persistent', storage: {type: 'filesystem', directory: join(folder, 'cache')}}},
    module: {
      rules: [
        {test: /\.mdx$/, type: 'javascript/auto', use: [join(folder, 'filler.cjs')]},
        {test: /\.mdx$/, enforce: 'pre', use: [{loader, options: {files: dataFiles}}]},
      ],
    },
    output: {path: join(folder, 'out'), library: {type: 'commonjs'}},
    optimization: {minimize: false},
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const [problem] = stats?.toJson({all: false, errors: true}).errors ?? [];
      const text = stats?.compilation.getAsset('main.js')?.source.source().toString() ?? '';
      compiler.close(() => ((error ?? problem) ? reject(error ?? new Error(problem?.message)) : resolve(text)));
    });
  });
}

test('a second build after an edit of the data alone has the new text, although a cache is kept', async ({}, {
  outputDir,
}) => {
  const data = join(outputDir, 'data.json');
  const write = (file: string, text: string) => writeFileSync(join(outputDir, file), text);
  test.info().outputPath('x');
  write('page.mdx', '');
  write('filler.cjs', filler);
  write('data.json', '"first"');
  expect(await build(outputDir, [data])).toContain('"first"');
  write('data.json', '"second"');
  expect(await build(outputDir, [data])).toContain('"second"');
});
