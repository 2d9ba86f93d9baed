import {createHash} from 'node:crypto';
import {relative} from 'node:path';

/** Characters that tell classes of the same name in different style sheets apart. */
const suffixLength = 2;

/** Form of the names, for a regular expression. */
export const namePattern = `[a-zA-Z][\\w-]*_[\\da-zA-Z]{${suffixLength}}`;

/**
 * Makes the function that names the classes of style sheets for one component: as in the sheet, and two characters for the
 * sheet, so that pages and styles stay small.
 *
 * @param siteDir against which sheets are named, so that every machine gives the same names
 * @returns takes the path of a sheet and the name of a class in it; throws if another sheet has the name already
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
