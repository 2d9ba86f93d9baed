import {statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {join} from 'node:path';
import {setTimeout as after} from 'node:timers/promises';

import {previewServer} from '../../../src/preview/server';
import {expect, test, type Visitor} from '../../engines/test';
import {listen} from '../../support/ports';
import {buildDir} from '../../support/site';

/** A visitor's first interaction on a page before the application runs, and its effect. */
interface FirstAction {
  readonly name: string;
  readonly path?: string;
  readonly width?: number;
  /** What is clicked, or has the focus when the key is pressed. */
  readonly at?: string;
  readonly key?: string;
  /** Runs in the page. */
  readonly effect: () => boolean;
}

const toggle = 'button[aria-label^="Switch between"]';
const hasOneSearch = () => {
  const at = document.activeElement;
  return (
    document.querySelectorAll('.DocSearch-Modal').length === 1 && at instanceof HTMLInputElement && at.value === ''
  );
};

const firstActions: readonly FirstAction[] = [
  {
    name: 'a click on the color toggle',
    at: toggle,
    effect: () => document.documentElement.dataset.themeChoice === 'light',
  },
  {
    name: 'Enter on the color toggle',
    at: toggle,
    key: 'Enter',
    effect: () =>
      document.documentElement.dataset.themeChoice === 'light' &&
      document.activeElement?.getAttribute('aria-label')?.startsWith('Switch between') === true,
  },
  {
    name: 'a click on the mobile menu',
    width: 390,
    at: '.navbar__toggle',
    effect: () => document.querySelectorAll('.navbar-sidebar--show').length === 1,
  },
  {
    name: 'a click on a tab',
    at: '[role="tab"]:nth-child(2)',
    effect: () => document.querySelector('[role="tab"]:nth-child(2)')?.ariaSelected === 'true',
  },
  {
    name: 'an arrow key on a tab',
    at: '[role="tab"][aria-selected="true"]',
    key: 'ArrowRight',
    effect: () => document.activeElement?.matches('* + [role="tab"][aria-selected="true"]') === true,
  },
  {
    name: 'a click that opens details',
    path: '/theme-preview',
    at: 'main details > summary',
    effect: () => (document.querySelector('main details p')?.getBoundingClientRect().height ?? 0) > 0,
  },
  {
    name: 'a click that opens a sidebar category',
    // In view: scrolling the sidebar would start the application.
    path: '/codegate/quickstart',
    at: 'aside a[role="button"][href^="/codegate/reference"]',
    effect: () =>
      location.pathname === '/codegate/quickstart' &&
      Array.from(document.querySelectorAll('aside a[role="button"][aria-expanded="true"]')).some(
        ({textContent}) => textContent === 'Reference',
      ),
  },
  {
    name: 'a click that dismisses the announcement',
    at: 'button[aria-label="Dismiss announcement"]',
    effect: () => !document.querySelector('button[aria-label="Dismiss announcement"]')?.checkVisibility(),
  },
  {
    name: 'a click on the contents of a narrow page',
    width: 390,
    at: '.theme-doc-toc-mobile > summary',
    effect: () => document.querySelector('.theme-doc-toc-mobile a')?.checkVisibility() === true,
  },
  {name: 'a click on the search button', at: '.DocSearch-Button', effect: hasOneSearch},
  {name: 'Control and K', key: 'Control+k', effect: hasOneSearch},
  {name: 'the slash key', key: '/', effect: hasOneSearch},
];

interface Network {
  /** Milliseconds until a response starts. */
  readonly latency: number;
  /** Bytes per second. */
  readonly speed: number;
  /** Additional milliseconds until main.js starts. */
  readonly keptBack: number;
}

/** Networks on which a first action has to work, each with its actions: on the slow one, as of DevTools, every third. */
const networks: Record<string, readonly [Network, readonly FirstAction[]]> = {
  'a fast network': [{latency: 0, speed: Infinity, keptBack: 0}, firstActions],
  'slow 3G': [{latency: 2000, speed: 50_000, keptBack: 0}, firstActions.filter((_, i) => i % 3 === 0)],
  'a network that keeps the application back': [{latency: 0, speed: Infinity, keptBack: 3000}, firstActions],
};

/** Serves the built site with the given network conditions. */
function slowServer({latency, speed, keptBack}: Network): Server {
  const site = previewServer(buildDir);
  return createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    const bytes = statSync(join(buildDir, path), {throwIfNoEntry: false})?.size ?? 0;
    const isApplication = /\/assets\/js\/main\.\w+\.js$/.test(path);
    const delay = latency + (1000 * bytes) / speed + (isApplication ? keptBack : 0);
    void after(delay).then(() => site.emit('request', request, response));
  });
}

/** Acts on a page before the application runs, and waits for the effect. */
async function replay(visitor: Visitor, origin: string, action: FirstAction): Promise<void> {
  const {name, path = '/toolhive/quickstart', width = 1440, at, key, effect} = action;
  const isAlive = () => visitor.read(() => document.documentElement.dataset.hasHydrated);
  await visitor.open(origin + path, width);
  expect(await isAlive(), name).toBe('false');
  if (at && key) {
    await visitor.focus(at);
  }
  await (key ? visitor.press(key) : visitor.click(at!));
  await expect.poll(isAlive, {message: name, timeout: 60_000}).toBe('true');
  await expect.poll(() => visitor.read(effect), {message: name, timeout: 30_000}).toBe(true);
}

test.describe.configure({mode: 'parallel'});

for (const [title, [network, actions]] of Object.entries(networks)) {
  test(`on ${title}, each of ${actions.length} first actions has its effect once`, async ({engine, newVisitor}) => {
    test.setTimeout(240_000);
    const server = slowServer(network);
    const origin = await listen(server);
    const visit = async (action: FirstAction): Promise<void> => {
      const visitor = await newVisitor();
      await replay(visitor, origin, action);
      await visitor.leave();
    };
    if (engine === 'chromium') {
      // Visits mostly wait for the network, so they run in parallel.
      await Promise.all(actions.map(visit));
    } else {
      // Other engines focus one window at a time.
      for (const action of actions) await visit(action);
    }
    server.close();
    server.closeAllConnections();
  });
}
