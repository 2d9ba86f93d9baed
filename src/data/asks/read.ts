import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

import {checked, parseYaml} from '../readJson';
import {readText} from '../readText';

/** How people who do not know the words of a page ask for it and for its sections, by id. */
export interface Asks {
  /** File of the phrasings, relative to the site. */
  readonly file: string;
  /** Other names for the page. */
  readonly aliases: readonly string[];
  readonly page: readonly string[];
  readonly sections: Readonly<Record<string, readonly string[]>>;
}

const ending = '.asks.yaml';

/** Path of the file with the phrasings of a page. */
export function asksFileOf(source: string): string {
  return source.replace(/\.mdx$/, ending);
}

/**
 * Reads the phrasings beside a page.
 * @param source of the page, relative to the site
 * @returns nothing when the page has none
 * @throws one line that names the file and its fault
 */
export function readAsks(siteDir: string, source: string): Asks | undefined {
  const file = asksFileOf(source);
  return existsSync(join(siteDir, file)) ? parseAsks(file, readText(join(siteDir, file))) : undefined;
}

/** Files of phrasings in a folder whose page does not exist, relative to the site. */
export function strayAsks(siteDir: string, folder: string): string[] {
  return readdirSync(join(siteDir, folder), {recursive: true, encoding: 'utf8'})
    .filter((path) => path.endsWith(ending))
    .map((path) => join(folder, path))
    .filter((file) => !existsSync(join(siteDir, file.replace(ending, '.mdx'))))
    .sort();
}

const phrasings = {type: 'array', items: {type: 'string', pattern: '\\S'}};
const schema = {
  type: 'object',
  properties: {aliases: phrasings, page: phrasings, sections: {type: 'object', additionalProperties: phrasings}},
  additionalProperties: false,
};

/** @throws one line that names the file and its fault */
export function parseAsks(file: string, text: string): Asks {
  return {aliases: [], page: [], sections: {}, ...checked<Partial<Asks>>(file, parseYaml(file, text), schema), file};
}

/** Phrasings, and the ids of the sections of their page; the page itself has an empty one. */
export interface AskedPage extends Asks {
  readonly ids: ReadonlySet<string>;
}

/** What is wrong with the phrasings of pages, a line each: a section that does not exist, a phrasing that comes twice. */
export function askFaults(pages: readonly AskedPage[]): string[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({file, page, sections, ids}) =>
    [['', page] as const, ...Object.entries(sections)].flatMap(([id, phrasings]) => {
      if (!ids.has(id)) {
        return [`${file}: no section "${id}" on the page`];
      }
      return phrasings.flatMap((phrasing) => {
        const before = seen.get(phrasing);
        seen.set(phrasing, file);
        return before === undefined ? [] : [`${file}: "${phrasing}" is already in ${before}`];
      });
    }),
  );
}
