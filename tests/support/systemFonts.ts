import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, resolve} from 'node:path';

import subsetFont from 'subset-font';

import {extraCharacters} from '../../src/site/fonts';

/** A machine with fonts of one family for text and of one for code. */
export interface SystemFonts {
  /** Families by which fontconfig knows them. */
  readonly text: string;
  readonly code: string;
  /** Family in the file for text, by which a browser knows what it painted. */
  readonly painted: string;
  /** Names of the stand-ins in `src/site/standIns.ts`. */
  readonly like: {readonly text: string; readonly code: string};
  /** Files inside node_modules; names are given where the file has those of another font, equally wide. */
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
 * Fonts that common systems have. Arial and Courier New are not free, and no package has the Liberation fonts: Arimo and
 * Cousine, which the Liberation fonts are made from, have the widths of both and get their names here.
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
 * Writes the settings of fontconfig for a machine that has these fonts and no others.
 *
 * @param dir folder that receives the fonts, the settings and the cache of fontconfig
 * @returns path of the settings, for the variable FONTCONFIG_FILE
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
