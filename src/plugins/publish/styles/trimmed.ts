import {createHash} from 'node:crypto';

import type {BuiltPage} from '../types';

import {inlineProperties} from './inline';
import {usedNames} from './names';
import {readScripts, sharedFile, type Sheet, type Sheets} from './sheets';
import {trimStyles} from './trim';

/** Builds the shared stylesheet without unused rules, named by its content hash. */
export async function trimmed(pages: readonly BuiltPage[], {shared, others}: Sheets, outDir: string): Promise<Sheet> {
  const {entry, late} = readScripts(outDir);
  const names = usedNames(
    pages.map(({tree}) => tree),
    entry,
    late,
  );
  const users = [...pages.map(({html}) => html), ...entry, ...late, ...others.map(({css}) => css)];
  const css = inlineProperties(await trimStyles(shared.css, names, users), users);
  return {file: sharedFile(createHash('sha256').update(css).digest('hex').slice(0, 8)), css};
}
