import {existsSync} from 'node:fs';

import {expect, firefox, type LaunchOptions, test as base} from '@playwright/test';

import {findChromium, installPackages} from '../support/chromium';

import {startWebKit} from './webkit';

/** A keyboard and a mouse, independent of the browser engine. */
export interface Visitor {
  /** Opens a path or URL with the given viewport width. */
  open(path: string, width?: number): Promise<void>;
  /** Presses a key or a combination such as `Control+k`. */
  press(keys: string): Promise<void>;
  /** Clicks the first match of a selector. */
  click(selector: string): Promise<void>;
  /** Focuses the first match of a selector. */
  focus(selector: string): Promise<void>;
  /** Counts the matches of a selector. */
  count(selector: string): Promise<number>;
  /** Evaluates a function in the page. */
  read<T>(look: () => T): Promise<T>;
  /** Ends the session. */
  leave(): Promise<void>;
}

interface Options {
  readonly engine: 'chromium' | 'firefox' | 'webkit';
  readonly newVisitor: () => Promise<Visitor>;
}

/** A test with a visitor in the project's engine. */
export const test = base.extend<{keys: Visitor}, Options>({
  engine: ['chromium', {scope: 'worker', option: true}],
  newVisitor: [
    async ({engine, playwright}, provide, {project}) => {
      const origin = project.use.baseURL ?? '';
      const driven = engine === 'webkit' && !existsSync(playwright.webkit.executablePath());
      if (driven) {
        const packages = ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'];
        requirePrograms('WebKit', ['WebKitWebDriver', 'xvfb-run', 'dbus-run-session'], packages);
        const {newVisitor, stop} = await startWebKit(origin);
        await provide(newVisitor);
        return stop();
      }
      const browser = await playwright[engine].launch(launchOptions[engine]());
      await provide(async () => {
        const context = await browser.newContext();
        const page = await context.newPage();
        const errors: string[] = [];
        context.on('weberror', (error) => errors.push(error.error().message));
        return {
          open: async (path, width = 1280) => {
            await page.setViewportSize({width, height: 800});
            await page.goto(new URL(path, origin).href);
          },
          press: (keys) => page.keyboard.press(keys),
          click: (selector) => page.locator(selector).first().click(),
          focus: (selector) => page.locator(selector).first().focus(),
          count: (selector) => page.locator(selector).count(),
          read: (look) => page.evaluate(look),
          leave: async () => {
            await context.close();
            expect(errors).toEqual([]);
          },
        };
      });
      await browser.close();
    },
    {scope: 'worker', timeout: 120_000},
  ],
  keys: async ({newVisitor}, provide) => {
    const visitor = await newVisitor();
    await provide(visitor);
    await visitor.leave();
  },
});

const launchOptions: Readonly<Record<Options['engine'], () => LaunchOptions>> = {
  chromium: () => ({executablePath: findChromium(), chromiumSandbox: false}),
  firefox: () => {
    if (existsSync(firefox.executablePath())) {
      return {};
    }
    requirePrograms('Firefox', ['firefox-esr'], ['firefox-esr']);
    return {channel: 'moz-firefox', executablePath: '/usr/bin/firefox-esr'};
  },
  webkit: () => ({}),
};

/**
 * Installs a browser from the distribution, unless its programs are there.
 * @throws with instructions if it cannot be installed
 */
function requirePrograms(browser: string, programs: readonly string[], packages: readonly string[]): void {
  if (!programs.every((program) => existsSync(`/usr/bin/${program}`)) && !installPackages(packages)) {
    const download = `npx playwright install ${browser.toLowerCase()}`;
    throw new Error(`No ${browser} found: run "${download}", or as root: apt-get install ${packages.join(' ')}`);
  }
}

export {expect};
