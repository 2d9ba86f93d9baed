import type {Visitor} from '../e2e/keyboard/keyboard';

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

/**
 * Starts a browser session.
 * @param driver URL of the WebDriver server
 */
export async function newSession(
  driver: string,
  origin: string,
): Promise<{readonly keys: Visitor; readonly leave: () => Promise<unknown>}> {
  const {sessionId} = await call<{sessionId: string}>('POST', `${driver}/session`, {capabilities: {alwaysMatch: {}}});
  const session = `${driver}/session/${sessionId}`;
  return {
    keys: {
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
      read: (look) => call('POST', `${session}/execute/sync`, {script: `return (${look})()`, args: []}),
    },
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
