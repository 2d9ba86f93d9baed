import {type BrowserContext, expect, test as base} from '@playwright/test';

interface Quiet {
  /** Messages that a spec expects; all others fail the test. */
  readonly allowedMessages: RegExp | undefined;
  /** Collected messages, checked when the test ends. */
  readonly consoleErrors: string[];
}

/** Fails on console errors and warnings, page errors and requests to other hosts. */
export const test = base.extend<Quiet>({
  allowedMessages: [undefined, {option: true}],
  consoleErrors: [
    async ({context, baseURL, allowedMessages}, use) => {
      const consoleErrors = watch(context, new URL(baseURL ?? '').host);
      await use(consoleErrors);
      expect(consoleErrors.filter((text) => !allowedMessages?.test(text))).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Collects messages from all pages of a context. */
export function watch(context: BrowserContext, host: string): string[] {
  const consoleErrors: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      consoleErrors.push(`${message.type()}: ${message.text()}`);
    }
  });
  context.on('weberror', (error) => consoleErrors.push(`page error: ${String(error.error())}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== host) {
      consoleErrors.push(`request to another host: ${request.url()}`);
    }
  });
  return consoleErrors;
}
