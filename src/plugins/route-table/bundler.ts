import {readFileSync, writeFileSync} from 'node:fs';

import type {Compiler} from '../client-build';

import {moveFileNames} from './files';
import {listModules, type Manifest} from './manifest';

const name = 'route-table';

/**
 * Finishes the table of routes when the files of the application have names.
 *
 * @param modules module of each chunk that routes need, by name of the chunk
 * @param own names of the chunks that the pages of each part alone need
 * @param manifestFile where Docusaurus writes what the renderer of pages has to know
 */
export function bundlerPlugin(
  modules: Readonly<Record<string, string>>,
  own: readonly (readonly string[])[],
  manifestFile: string,
): {apply: (compiler: Compiler) => void} {
  return {
    apply(compiler) {
      const {Compilation, sources} = compiler.webpack;
      // Not minified yet, and before files are named after what they hold at last.
      const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tap({name, stage}, () => {
          const read = (file: string): string => compilation.getAsset(file)?.source.source().toString() ?? '';
          moveFileNames(Array.from(compilation.chunks), own, read).forEach((text, file) =>
            compilation.updateAsset(file, new sources.RawSource(text)),
          );
        });
      });
      compiler.hooks.afterEmit.tap(name, () => {
        const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
        writeFileSync(manifestFile, JSON.stringify(listModules(manifest, modules, own)));
      });
    },
  };
}
