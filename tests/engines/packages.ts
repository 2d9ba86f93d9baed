import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/**
 * Installs a browser from the distribution when running as root.
 * @param download its name in Playwright
 * @throws with instructions if it cannot be installed
 */
export function installPackages(browser: string, download: string, packages: readonly string[]): void {
  const advice = `run "npx playwright install ${download}", or as root: apt-get install ${packages.join(' ')}`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`No ${browser} found: ${advice}`);
  }
  const options = {stdio: 'ignore', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}} as const;
  try {
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
  } catch (cause) {
    throw new Error(`${browser} could not be installed: ${advice}`, {cause});
  }
}
