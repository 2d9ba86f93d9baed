import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {namePattern} from '../class-names/nameClass';
import {folders} from '../client-build/folders';

import {inlineProperties} from './inline';
import {usedNames} from './names';
import {trimStyles} from './trim';
import {words} from './words';

const shared = /^styles\.[\da-f]+\.css$/;
const application = /^(?:runtime~)?main\./;

/**
 * Replaces the stylesheet of every page by one without unused rules, named after its new content, and links each static
 * page to the further sheets whose classes stand on it.
 *
 * @param outDir folder of the built site
 * @param baseUrl base URL of the site
 * @returns bytes of the stylesheet before and after
 */
export async function writeStyles(outDir: string, baseUrl: string): Promise<{before: number; after: number}> {
  const read = (file: string): string => readFileSync(join(outDir, file), 'utf8');
  const pages = readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  const html = new Map(pages.map((file) => [file, read(file)]));
  const sheets = readdirSync(join(outDir, folders.styles));
  const old = sheets.find((name) => shared.test(name));
  if (!old) {
    throw new Error(`${folders.styles}: there is no stylesheet named styles.HASH.css to trim`);
  }
  const scripts = readdirSync(join(outDir, folders.scripts)).filter((name) => name.endsWith('.js'));
  const texts = (wanted: boolean): string[] =>
    scripts.filter((name) => application.test(name) === wanted).map((name) => read(`${folders.scripts}/${name}`));
  const before = read(`${folders.styles}/${old}`);
  const others = sheets
    .filter((sheet) => sheet !== old)
    .map((sheet) => ({sheet, css: read(`${folders.styles}/${sheet}`)}));
  const [documents, first, late] = [Array.from(html.values()), texts(true), texts(false)];
  const users = [...documents, ...first, ...late, ...others.map(({css}) => css)];
  const after = inlineProperties(await trimStyles(before, usedNames(documents, first, late), users), users);
  const name = `styles.${createHash('sha256').update(after).digest('hex').slice(0, 8)}.css`;
  rmSync(join(outDir, folders.styles, old));
  writeFileSync(join(outDir, folders.styles, name), after);

  const further = others.map(({sheet, css}) => ({sheet, classes: classesOf(css)}));
  for (const [file, text] of html) {
    const used = new Set(words(text));
    const here = further.filter(({classes}) => classes.some((one) => used.has(one))).map(({sheet}) => sheet);
    const links = [name, ...here].map((sheet) => `<link rel="stylesheet" href="${baseUrl}${folders.styles}/${sheet}">`);
    replace(
      join(outDir, file),
      text.replace(`<link rel="stylesheet" href="${baseUrl}${folders.styles}/${old}">`, links.join('')),
    );
  }
  return {before: before.length, after: after.length};
}

function classesOf(css: string): string[] {
  return Array.from(css.matchAll(new RegExp(`\\.(${namePattern})(?![\\w-])`, 'g'))).map(([, name = '']) => name);
}

/** Writes aside first: other build steps may be reading the page. */
function replace(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
