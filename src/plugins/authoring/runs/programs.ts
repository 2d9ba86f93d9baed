import {accessSync, constants, existsSync, mkdtempSync, rmSync, statSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

/** Folders of programs, as a PATH names them. */
export interface Programs {
  readonly folders: string | undefined;
  /** Deletes what was made for it. */
  readonly remove: () => void;
}

/**
 * Puts one program, under a name of its own, before all others that commands find.
 *
 * @param name what commands call it
 * @param file the program; without it, the folder alone is used
 * @param folder further programs
 * @throws when the file cannot be run, in one line that names the option `--<name>`
 */
export function programsWith(name: string, file: string | undefined, folder: string | undefined): Programs {
  if (file === undefined) {
    return {folders: folder, remove: () => undefined};
  }
  if (!existsSync(file)) {
    throw new Error(`runs: --${name}: there is no ${file}`);
  }
  if (!isProgram(file)) {
    throw new Error(`runs: --${name}: ${file} is no program`);
  }
  const made = mkdtempSync(join(tmpdir(), `runs-${name}-`));
  symlinkSync(resolve(file), join(made, name));
  return {
    folders: folder === undefined ? made : `${made}:${folder}`,
    remove: () => rmSync(made, {recursive: true, force: true}),
  };
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
