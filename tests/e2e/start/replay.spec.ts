import {createServer, type Server} from 'node:http';
import {setTimeout as after} from 'node:timers/promises';

import {previewServer} from '../../../src/preview';
import {expect, test, type Visitor} from '../../engines/test';
import {listen} from '../../support/ports';
import {buildDir} from '../../support/site';
import {row} from '../../support/whole';

/** A visitor's first act on a page before the application runs, and selectors that then match one element each. */
interface FirstAct {
  readonly name: string;
  readonly path?: string;
  readonly width?: number;
  /** What is clicked, or has the focus when the key is pressed. */
  readonly at?: string;
  readonly key?: string;
  readonly effect: readonly string[];
}

const toggle = 'button[aria-label^="Switch between"]';
const dismiss = 'button[aria-label="Dismiss announcement"]';
const isLight = 'html[data-theme-choice="light"]';
const search = ['.DocSearch-Modal', 'input:focus:placeholder-shown'];

const firstActs: readonly FirstAct[] = [
  {name: 'a click on the color toggle', at: toggle, effect: [isLight]},
  {name: 'Enter on the color toggle', at: toggle, key: 'Enter', effect: [`${isLight} ${toggle}:focus`]},
  {name: 'a click on the mobile menu', width: 390, at: '.navbar__toggle', effect: ['.navbar-sidebar--show']},
  {
    name: 'a click on a tab',
    at: '[role="tab"]:nth-child(2)',
    effect: ['[role="tab"][aria-selected="true"]:nth-child(2):focus'],
  },
  {
    name: 'an arrow key on a tab',
    at: '[role="tab"][aria-selected="true"]',
    key: 'ArrowRight',
    effect: ['* + [role="tab"][aria-selected="true"]:focus'],
  },
  {
    name: 'a click that opens a sidebar category',
    // In view: scrolling the sidebar would start the application.
    path: '/codegate/quickstart',
    at: 'aside a[role="button"][href^="/codegate/reference"]',
    effect: ['aside [href="/codegate/reference/api"]', 'link[rel="canonical"][href$="/codegate/quickstart"]'],
  },
  {name: 'a click that dismisses the announcement', at: dismiss, effect: [`body:not(:has(${dismiss}))`]},
  {name: 'a click on the search button', at: '.DocSearch-Button', effect: search},
  {name: 'Control and K', key: 'Control+k', effect: search},
  {name: 'the slash key', key: '/', effect: search},
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
async function replay(visitor: Visitor, origin: string, act: FirstAct): Promise<void> {
  const {name, path = '/toolhive/quickstart', width = 1440, at, key, effect} = act;
  const isAlive = () => visitor.read(() => document.documentElement.dataset.hasHydrated);
  await visitor.open(origin + path, width);
  expect(await isAlive(), name).toBe('false');
  if (at && key) {
    await visitor.focus(at);
  }
  await (key ? visitor.press(key) : visitor.click(at!));
  await expect.poll(isAlive, {message: name, timeout: 60_000}).toBe('true');
  const counts = () => Promise.all(effect.map((selector) => visitor.count(selector)));
  await expect.poll(counts, {message: name, timeout: 30_000}).toEqual(effect.map(() => 1));
}

test.describe.configure({mode: 'parallel'});

for (const [at, keptBack] of [3000, 0].entries()) {
  test(`each first action has its effect once, ${keptBack} ms later`, row(at), async ({engine, newVisitor}) => {
    test.setTimeout(240_000);
    const server = siteServer(keptBack);
    const origin = await listen(server);
    const visit = async (act: FirstAct): Promise<void> => {
      const visitor = await newVisitor();
      await replay(visitor, origin, act);
      await visitor.leave();
    };
    if (engine === 'chromium') {
      // Visits mostly wait for the network, so they run in parallel.
      await Promise.all(firstActs.map(visit));
    } else {
      // Other engines focus one window at a time.
      for (const act of firstActs) await visit(act);
    }
    server.close();
    server.closeAllConnections();
  });
}
