import {type BrowserContext, expect, test as base} from '@playwright/test';

interface Quiet {
  /** Messages that a spec provokes on purpose; everything else a page complains about fails the test. */
  readonly allowedMessages: RegExp | undefined;
  /** Collected complaints; checked when the test ends. */
  readonly complaints: string[];
}

/** Playwright's test, failing on console errors and warnings, page errors and requests to other hosts. */
export const test = base.extend<Quiet>({
  allowedMessages: [undefined, {option: true}],
  complaints: [
    async ({context, baseURL, allowedMessages}, use) => {
      const complaints = watch(context, new URL(baseURL ?? '').host);
      await use(complaints);
      expect(complaints.filter((text) => !allowedMessages?.test(text))).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Lists what pages of a context complain about from now on. */
export function watch(context: BrowserContext, host: string): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  context.on('weberror', (error) => complaints.push(`page error: ${String(error.error())}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== host) {
      complaints.push(`request to another host: ${request.url()}`);
    }
  });
  return complaints;
}
