import {accessSync, constants, existsSync, mkdtempSync, rmSync, statSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

/** `folders` has the format of PATH. */
export interface Programs {
  readonly folders: string | undefined;
  /** Deletes temporary files. */
  readonly remove: () => void;
}

/**
 * Adds a symbolic link to a program in front of PATH.
 * @param name file name of the link
 * @param folder appended to the result
 * @throws with one line if the file is not executable
 */
export function programsWith(name: string, file: string | undefined, folder: string | undefined): Programs {
  if (file === undefined) {
    return {folders: folder, remove: () => undefined};
  }
  if (!existsSync(file)) {
    throw new Error(`runs: --${name}: there is no ${file}`);
  }
  if (!isProgram(file)) {
    throw new Error(`runs: --${name}: ${file} is not executable`);
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
