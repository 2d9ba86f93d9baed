import {spawn} from 'node:child_process';

import {freePort} from '../support/ports';

import type {Visitor} from './test';

/** Codes of non-character keys in WebDriver. */
const codes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Starts WebKitGTK on a virtual display, for where Playwright has no WebKit. */
export async function startWebKit(origin: string) {
  const port = await freePort();
  const program = ['-a', '-s', '-screen 0 1600x1000x24', 'dbus-run-session', '--', 'WebKitWebDriver', `--port=${port}`];
  const driver = spawn('xvfb-run', program, {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      // Containers lack the user namespaces of the sandbox; only local pages are opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${address}/status`).then(
      ({ok}) => ok,
      () => false,
    );
  for (const end = Date.now() + 20_000; !(await answers());) {
    if (Date.now() > end || driver.exitCode !== null) {
      throw new Error('WebKitWebDriver does not answer');
    }
  }
  return {newVisitor: () => newVisitor(address, origin), stop: () => void process.kill(-(driver.pid ?? 0))};
}

async function newVisitor(driver: string, origin: string): Promise<Visitor> {
  const {sessionId} = await call<{sessionId: string}>('POST', `${driver}/session`, {capabilities: {alwaysMatch: {}}});
  const session = `${driver}/session/${sessionId}`;
  const run = <T>(script: string, ...args: string[]) => call<T>('POST', `${session}/execute/sync`, {script, args});
  return {
    open: async (path, width = 1280) => {
      await call('POST', `${session}/window/rect`, {width, height: 860});
      await call('POST', `${session}/url`, {url: new URL(path, origin).href});
    },
    press: async (keys) => {
      const values = (keys.length === 1 ? [keys] : keys.split('+')).map((key) => codes[key] ?? key);
      const actions = [
        ...values.map((value) => ({type: 'keyDown', value})),
        ...values.map((value) => ({type: 'keyUp', value})).reverse(),
      ];
      await call('POST', `${session}/actions`, {actions: [{type: 'key', id: 'keyboard', actions}]});
    },
    click: async (selector) => {
      const found = await call<object>('POST', `${session}/element`, {using: 'css selector', value: selector});
      await call('POST', `${session}/element/${String(Object.values(found)[0])}/click`, {});
    },
    focus: (selector) => run('document.querySelector(arguments[0]).focus()', selector),
    count: (selector) => run('return document.querySelectorAll(arguments[0]).length', selector),
    read: (look) => run(`return (${look})()`),
    leave: () => call('DELETE', session),
  };
}

async function call<T>(method: string, address: string, body?: object): Promise<T> {
  const response = await fetch(address, {method, ...(body && {body: JSON.stringify(body)})});
  const {value} = (await response.json()) as {value: T & {error?: string; message?: string}};
  if (!response.ok) {
    throw new Error(`WebDriver: ${value.error}: ${value.message}`);
  }
  return value;
}
