import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

import {chromium} from '@playwright/test';

/** The headless shell is first, because it loads pages in half the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds Chromium: `CHROMIUM_PATH`, PATH, Playwright's download, the distribution's package if running as root, then
 * `@sparticuz/chromium`. Prints what it finds.
 * @throws with a list of attempts if there is none
 */
export function findChromium(): string {
  const {CHROMIUM_PATH: given} = process.env;
  if (given && !existsSync(given)) {
    throw new Error(`CHROMIUM_PATH names "${given}", which does not exist`);
  }
  const path = given || fromPath() || fromPlaywright() || fromPackages() || fromNpm();
  if (!path) {
    throw new Error(
      'No Chromium found: set CHROMIUM_PATH, put one on PATH, run "npx playwright install chromium", or install @sparticuz/chromium',
    );
  }
  if (!given) {
    process.env.CHROMIUM_PATH = path;
    console.log(`Chromium: ${path}`);
  }
  return path;
}

function fromPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

function fromPlaywright(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function fromPackages(): string | undefined {
  return installPackages([names[0]!]) ? fromPath() : undefined;
}

function fromNpm(): string | undefined {
  const folder = join('.cache', 'chromium');
  const script = "import('@sparticuz/chromium').then((m) => m.default.executablePath()).then((p) => console.log(p))";
  let path: string | undefined;
  install(`the package @sparticuz/chromium in ${folder}`, () => {
    execFileSync('npm', ['install', '--no-save', '--prefix', folder, '@sparticuz/chromium'], {stdio: 'pipe'});
    path = execFileSync('node', ['--input-type=module', '-e', script], {cwd: folder, encoding: 'utf8'}).trim();
  });
  return path;
}

/** Installs packages of the distribution if running as root, and returns whether they are there. */
export function installPackages(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return false;
  }
  const options = {stdio: 'pipe', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}} as const;
  return install(`${packages.join(', ')} with apt-get`, () => {
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
  });
}

/** Announces an installation, and prints the installer's output if it fails. */
function install(what: string, run: () => void): boolean {
  console.log(`No browser found; installing ${what}`);
  try {
    run();
    return true;
  } catch (error) {
    console.log(`Installing ${what} failed: ${String((error as {stderr?: unknown}).stderr ?? error).trim()}`);
    return false;
  }
}
