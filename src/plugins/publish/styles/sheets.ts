import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Output folders of the bundler. */
const folders = {scripts: 'assets/js', styles: 'assets/css'} as const;

const sharedName = /^styles\.[\da-f]+\.css$/;
const entryName = /^(?:runtime~)?main\./;

export interface Sheet {
  /** Relative to the output folder. */
  readonly file: string;
  readonly css: string;
}

export interface Sheets {
  /** Loaded by every page. */
  readonly shared: Sheet;
  readonly others: readonly Sheet[];
}

/** Source texts of the bundled scripts. */
export interface Scripts {
  /** Loaded by every page. */
  readonly entry: readonly string[];
  readonly late: readonly string[];
}

/** @throws if no stylesheet has the name that Docusaurus 3.10 gives to the shared one */
export function readSheets(outDir: string): Sheets {
  const sheets = readdirSync(join(outDir, folders.styles)).map((name) => ({
    file: `${folders.styles}/${name}`,
    css: readFileSync(join(outDir, folders.styles, name), 'utf8'),
  }));
  const isShared = ({file}: Sheet): boolean => sharedName.test(file.slice(folders.styles.length + 1));
  const [shared] = sheets.filter(isShared);
  if (!shared) {
    throw new Error(`${folders.styles}: there is no stylesheet named styles.HASH.css to trim`);
  }
  return {shared, others: sheets.filter((sheet) => sheet !== shared)};
}

export function sharedFile(hash: string): string {
  return `${folders.styles}/styles.${hash}.css`;
}

/** @throws if the entry does not have the name that Docusaurus 3.10 emits */
export function readScripts(outDir: string): Scripts {
  const names = readdirSync(join(outDir, folders.scripts)).filter((name) => name.endsWith('.js'));
  const texts = (isEntry: boolean): string[] =>
    names
      .filter((name) => entryName.test(name) === isEntry)
      .map((name) => readFileSync(join(outDir, folders.scripts, name), 'utf8'));
  const entry = texts(true);
  if (!names.some((name) => name.startsWith('main.'))) {
    throw new Error(`${folders.scripts}: there is no script named main.HASH.js to read class names from`);
  }
  return {entry, late: texts(false)};
}
