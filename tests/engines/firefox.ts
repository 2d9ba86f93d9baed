import {existsSync} from 'node:fs';

import {firefox, type LaunchOptions} from '@playwright/test';

import {installPackages} from './packages';

const path = '/usr/bin/firefox-esr';

/** Launch options for Playwright's Firefox or the distribution's, which is installed when running as root. */
export function findFirefox(): LaunchOptions {
  if (existsSync(firefox.executablePath())) {
    return {};
  }
  if (!existsSync(path)) {
    installPackages('Firefox', 'firefox', ['firefox-esr']);
  }
  return {channel: 'moz-firefox', executablePath: path};
}
