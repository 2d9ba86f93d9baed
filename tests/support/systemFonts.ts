import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, resolve} from 'node:path';

import subsetFont from 'subset-font';

import {extraCharacters} from '../../src/site/fonts';

/** A system with one font family for text and one for code. */
export interface SystemFonts {
  /** Families in fontconfig. */
  readonly text: string;
  readonly code: string;
  /** Text family in the font file, which the browser reports. */
  readonly painted: string;
  /** Keys of the fallback fonts in `src/site/fallbackFonts.ts`. */
  readonly like: {readonly text: string; readonly code: string};
  /** Files in node_modules; `names` replace those in the file by those of a metric-compatible font. */
  readonly files: readonly {readonly path: string; readonly names?: Names}[];
}

interface Names {
  readonly family: string;
  readonly fullname: string;
  readonly postscriptname: string;
}

const ascii = Array.from({length: 0x7f - 0x20}, (_, i) => String.fromCharCode(0x20 + i)).join('');
const fontsource = (name: string, weight: number) => `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`;
const both = (name: string) => [400, 700].map((weight) => ({path: fontsource(name, weight)}));
const named = (path: string, family: string, fullname: string, postscriptname: string) => ({
  path,
  names: {family, fullname, postscriptname},
});

/**
 * Common system fonts. Arial and Courier New are not free, and no package has the Liberation fonts, so Arimo and
 * Cousine, which have the same metrics, are renamed.
 */
export const systems: readonly SystemFonts[] = [
  {
    text: 'Arial',
    code: 'Courier New',
    painted: 'Arimo',
    like: {text: 'Arial', code: 'Courier'},
    files: [
      named(fontsource('arimo', 400), 'Arial', 'Arial', 'ArialMT'),
      named(fontsource('arimo', 700), 'Arial', 'Arial Bold', 'Arial-BoldMT'),
      named(fontsource('cousine', 400), 'Courier New', 'Courier New', 'CourierNewPSMT'),
    ],
  },
  {
    text: 'Liberation Sans',
    code: 'Liberation Mono',
    painted: 'Arimo',
    like: {text: 'Arial', code: 'Courier'},
    files: [
      named(fontsource('arimo', 400), 'Liberation Sans', 'Liberation Sans', 'LiberationSans'),
      named(fontsource('arimo', 700), 'Liberation Sans', 'Liberation Sans Bold', 'LiberationSans-Bold'),
      named(fontsource('cousine', 400), 'Liberation Mono', 'Liberation Mono', 'LiberationMono'),
    ],
  },
  {
    text: 'Roboto',
    code: 'Roboto Mono',
    painted: 'Roboto',
    like: {text: 'Roboto', code: 'Courier'},
    files: [...both('roboto'), ...both('roboto-mono')],
  },
  {
    text: 'Noto Sans',
    code: 'Noto Sans Mono',
    painted: 'Noto Sans',
    like: {text: 'Noto', code: 'Courier'},
    files: [...both('noto-sans'), ...both('noto-sans-mono')],
  },
  {
    text: 'DejaVu Sans',
    code: 'DejaVu Sans Mono',
    painted: 'DejaVu Sans',
    like: {text: 'DejaVu', code: 'DejaVu'},
    files: [...both('dejavu-sans'), ...both('dejavu-mono')],
  },
];

/**
 * Configures fontconfig with these fonts only.
 * @param dir receives fonts, configuration and cache
 * @returns path of the configuration for FONTCONFIG_FILE
 */
export async function installAlone({text, code, files}: SystemFonts, dir: string): Promise<string> {
  const rules = await Promise.all(
    files.map(async ({path, names}) => {
      const source = readFileSync(resolve('node_modules', path));
      const file = resolve(dir, 'fonts', `${createHash('sha256').update(path).digest('hex').slice(0, 10)}.ttf`);
      mkdirSync(dirname(file), {recursive: true});
      writeFileSync(file, await subsetFont(source, ascii + extraCharacters, {targetFormat: 'truetype'}));
      const edits = Object.entries(names ?? {}).map(
        ([key, value]) => `<edit name="${key}" mode="assign"><string>${value}</string></edit>`,
      );
      return `<match target="scan"><test name="file"><string>${file}</string></test>${edits.join('')}</match>`;
    }),
  );
  const aliases = Object.entries({'sans-serif': text, 'system-ui': text, monospace: code}).map(
    ([generic, family]) => `<alias><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`,
  );
  const settings = resolve(dir, 'fonts.conf');
  writeFileSync(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>${resolve(dir, 'fonts')}</dir><cachedir>${resolve(dir, 'cache')}</cachedir>${rules.join('')}${aliases.join('')}</fontconfig>`,
  );
  return settings;
}
