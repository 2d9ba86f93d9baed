import {execFileSync, spawn} from 'node:child_process';
import {copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {expect} from '@playwright/test';

import {freePort} from '../support/ports';
import {siteDir} from '../support/site';

/** A copy of the site's source that tests can edit, build and serve. */
export interface Copy {
  readonly dir: string;
  readonly edit: (file: string, from: string, to: string) => void;
}

/** Docusaurus, as the scripts in `package.json` start it with `node`. */
export const docusaurus = join('src', 'docusaurus.mjs');

/**
 * Copies the working tree with its Git history, which provides the pages' dates.
 * @param name folder in `.cache`
 */
export function copySite(name: string): Copy {
  const dir = join(siteDir, '.cache', name);
  const git = (...args: string[]): string => execFileSync('git', args, {cwd: siteDir, encoding: 'utf8'});
  rmSync(dir, {recursive: true, force: true});
  git('clone', '--quiet', '--shared', siteDir, dir);
  const changed = [git('diff', '--name-only', '-z', 'HEAD'), git('ls-files', '--others', '--exclude-standard', '-z')];
  for (const file of changed.join('').split('\0').filter(Boolean)) {
    if (existsSync(join(siteDir, file))) {
      mkdirSync(dirname(join(dir, file)), {recursive: true});
      copyFileSync(join(siteDir, file), join(dir, file));
    } else {
      rmSync(join(dir, file));
    }
  }
  symlinkSync(join(siteDir, 'node_modules'), join(dir, 'node_modules'));
  return {
    dir,
    edit(file, from, to) {
      const text = readFileSync(join(dir, file), 'utf8');
      if (!text.includes(from)) {
        throw new Error(`${file} does not contain "${from}"`);
      }
      writeFileSync(join(dir, file), text.replace(from, to));
    },
  };
}

/** A running `npm start`. */
export interface Started {
  readonly origin: string;
  /** What it has printed. */
  readonly output: () => string;
  readonly stop: () => void;
}

/** Starts the development server of a copy, and waits until it answers. */
export async function start({dir}: Copy, settings: NodeJS.ProcessEnv = {}): Promise<Started> {
  const port = await freePort();
  const args = [docusaurus, 'start', '--no-open', '--port', String(port)];
  const child = spawn(process.execPath, args, {cwd: dir, env: {...process.env, ...settings, SPECS_OFFLINE: '1'}});
  let output = '';
  [child.stdout, child.stderr].forEach((stream) => stream.on('data', (text) => (output += String(text))));
  const origin = `http://localhost:${port}`;
  const answers = () =>
    fetch(origin + (settings.BASE_URL ?? '/')).then(
      ({ok}) => ok,
      () => false,
    );
  await expect.poll(answers, {timeout: 200_000}).toBe(true);
  return {origin, output: () => output, stop: () => void child.kill()};
}
