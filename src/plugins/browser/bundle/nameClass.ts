import {createHash} from 'node:crypto';
import {relative} from 'node:path';

/** Length of the hash that distinguishes equal class names of different style sheets. */
const suffixLength = 2;

/** Pattern of the names, for a regular expression. */
export const namePattern = `[a-zA-Z][\\w-]*_[\\da-zA-Z]{${suffixLength}}`;

/**
 * Creates the function that names the classes of CSS modules: the class and a short hash of the style sheet.
 * @param siteDir that style sheets are relative to, so that names do not depend on the machine
 * @returns takes the path of a style sheet and a class in it; throws if another style sheet has the same name
 */
export function classNamer(siteDir: string): (sheet: string, local: string) => string {
  const sheets = new Map<string, string>();
  return (sheet, local) => {
    const path = relative(siteDir, sheet).replaceAll('\\', '/');
    const hash = createHash('sha256').update(path).digest('base64').replace(/\W/g, '');
    const name = `${local}_${hash.slice(0, suffixLength)}`;
    const other = sheets.get(name) ?? path;
    if (other !== path) {
      throw new Error(`${path}: class ${local} gets the same name as the one in ${other}; rename one of them`);
    }
    sheets.set(name, path);
    return name;
  };
}
