import {type ChildProcess, spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

import {webkit} from '@playwright/test';

import type {Visitor} from '../e2e/keyboard/keyboard';
import {freePort} from '../support/ports';

import {installPackages} from './packages';
import {newSession} from './webDriver';

/** A WebKit instance controlled by WebDriver. */
interface WebKit {
  readonly newVisitor: () => Promise<{readonly keys: Visitor; readonly leave: () => Promise<unknown>}>;
  readonly stop: () => void;
}

const programs = ['WebKitWebDriver', 'Xvfb', 'dbus-run-session'];
const packages = ['webkit2gtk-driver', 'xvfb', 'dbus'];

/** Starts WebKitGTK on a virtual display; undefined if Playwright has a WebKit. */
export async function startWebKit(origin: string): Promise<WebKit | undefined> {
  if (existsSync(webkit.executablePath())) {
    return undefined;
  }
  if (!programs.every(isInstalled)) {
    installPackages('WebKit', 'webkit', packages);
  }
  const port = await freePort();
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (text: Buffer) => resolve(String(text).trim()));
    screen.once('error', reject);
  });
  const driver = spawn('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      // Containers lack the user namespaces of the sandbox; only local pages are opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await listening(address, driver);
  return {
    newVisitor: () => newSession(address, origin),
    stop: () => {
      process.kill(-(driver.pid ?? 0));
      screen.kill();
    },
  };
}

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}

async function listening(address: string, driver: ChildProcess): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end && driver.exitCode === null;) {
    if (
      await fetch(`${address}/status`).then(
        ({ok}) => ok,
        () => false,
      )
    ) {
      return;
    }
  }
  throw new Error('WebKitWebDriver does not answer');
}
