import {createServer, type Server} from 'node:http';
import {setTimeout as after} from 'node:timers/promises';

import {previewServer} from '../../../src/preview';
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
  {name: 'a click on the search button', at: '.DocSearch-Button', effect: hasOneSearch},
  {name: 'Control and K', key: 'Control+k', effect: hasOneSearch},
  {name: 'the slash key', key: '/', effect: hasOneSearch},
];

/** Serves the built site, but the application only after some milliseconds. */
function siteServer(keptBack: number): Server {
  const site = previewServer(buildDir);
  return createServer((request, response) => {
    const isApplication = /\/assets\/js\/main\.\w+\.js$/.test(request.url ?? '');
    void after(isApplication ? keptBack : 0).then(() => site.emit('request', request, response));
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

for (const keptBack of [0, 3000]) {
  test(`with the application after ${keptBack} ms, each first action has its effect once`, async ({
    engine,
    newVisitor,
  }) => {
    test.setTimeout(240_000);
    const server = siteServer(keptBack);
    const origin = await listen(server);
    const visit = async (action: FirstAction): Promise<void> => {
      const visitor = await newVisitor();
      await replay(visitor, origin, action);
      await visitor.leave();
    };
    if (engine === 'chromium') {
      // Visits mostly wait for the network, so they run in parallel.
      await Promise.all(firstActions.map(visit));
    } else {
      // Other engines focus one window at a time.
      for (const action of firstActions) await visit(action);
    }
    server.close();
    server.closeAllConnections();
  });
}
