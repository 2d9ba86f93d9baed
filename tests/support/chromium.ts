import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

import {chromium} from '@playwright/test';

/** The headless shell is first, because it loads pages in half the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds Chromium: `CHROMIUM_PATH`, PATH, Playwright's download, the distribution's package if running as root, then
 * `@sparticuz/chromium`. Prints the result.
 * @throws with a list of attempts if there is none
 */
export function findChromium(): string {
  const chosen = fromEnvironment() ?? fromPath() ?? fromPlaywright() ?? fromPackages() ?? fromNpm();
  if (!chosen) {
    throw new Error(
      'No Chromium found: set CHROMIUM_PATH, put one on PATH, run "npx playwright install chromium", or install @sparticuz/chromium',
    );
  }
  process.env.CHROMIUM_PATH = chosen.path;
  if (!process.env.CHROMIUM_SOURCE) {
    process.env.CHROMIUM_SOURCE = chosen.source;
    console.log(`Chromium: ${chosen.path} (${chosen.source})`);
  }
  return chosen.path;
}

interface Found {
  readonly path: string;
  readonly source: string;
}

function fromEnvironment(): Found | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (path && !existsSync(path)) {
    throw new Error(`CHROMIUM_PATH names "${path}", which does not exist`);
  }
  return path ? {path, source: 'CHROMIUM_PATH'} : undefined;
}

function fromPath(): Found | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const path = names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
  return path ? {path, source: 'PATH'} : undefined;
}

function fromPlaywright(): Found | undefined {
  const path = chromium.executablePath();
  return path && existsSync(path) ? {path, source: 'Playwright'} : undefined;
}

function fromPackages(): Found | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return undefined;
  }
  const options = {stdio: 'pipe', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}} as const;
  const isDone = install(`the package ${names[0]} with apt-get`, () => {
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', names[0]!], options);
  });
  const found = isDone ? fromPath() : undefined;
  return found && {path: found.path, source: 'distribution package, installed now'};
}

function fromNpm(): Found | undefined {
  const folder = join('.cache', 'chromium');
  const script = "import('@sparticuz/chromium').then((m) => m.default.executablePath()).then((p) => console.log(p))";
  let path = '';
  const isDone = install(`the package @sparticuz/chromium in ${folder}`, () => {
    execFileSync('npm', ['install', '--no-save', '--prefix', folder, '@sparticuz/chromium'], {stdio: 'pipe'});
    path = execFileSync('node', ['--input-type=module', '-e', script], {cwd: folder, encoding: 'utf8'}).trim();
  });
  return isDone ? {path, source: '@sparticuz/chromium'} : undefined;
}

/** Announces an installation, and prints the installer's output if it fails. */
function install(what: string, run: () => void): boolean {
  console.log(`Chromium: none found; installing ${what}`);
  try {
    run();
    return true;
  } catch (error) {
    console.log(`Chromium: installing ${what} failed: ${String((error as {stderr?: unknown}).stderr ?? error).trim()}`);
    return false;
  }
}
