import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Where Docusaurus puts what the bundler makes, below the output folder. */
const folders = {scripts: 'assets/js', styles: 'assets/css'} as const;

const sharedName = /^styles\.[\da-f]+\.css$/;
const entryName = /^(?:runtime~)?main\./;
const createdElement = /jsxs?\)?\("\w+"/;

/** A stylesheet of the build. */
export interface Sheet {
  /** Path below the output folder. */
  readonly file: string;
  readonly css: string;
}

/** The stylesheets of the build. */
export interface Sheets {
  /** The one that every page links to. */
  readonly shared: Sheet;
  readonly others: readonly Sheet[];
}

/** The scripts of the build. */
export interface Scripts {
  /** Texts of those that every page starts with. */
  readonly entry: readonly string[];
  /** Texts of all others. */
  readonly late: readonly string[];
}

/**
 * Reads the stylesheets of a build.
 *
 * @throws when the one of every page does not have the name that Docusaurus 3.10 gives it
 */
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

/** Path of the stylesheet of every page. */
export function sharedFile(hash: string): string {
  return `${folders.styles}/styles.${hash}.css`;
}

/**
 * Reads the scripts of a build.
 *
 * @throws when the entry does not have the name or the form that Docusaurus 3.10 gives it
 */
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
  if (!entry.some((text) => createdElement.test(text))) {
    throw new Error(
      `${folders.scripts}: main.HASH.js creates no element in the form jsx("div") to read tag names from`,
    );
  }
  return {entry, late: texts(false)};
}
