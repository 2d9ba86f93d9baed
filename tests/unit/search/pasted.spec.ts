import {expect, test} from '@playwright/test';

import {readPasted} from '../../../src/search/pasted';

for (const [what, pasted, query] of [
  ['a line of a log', '9:41AM\tERR\tport 8085 is already in use', 'port 8085 is already in use'],
  ['a structured log', '2025-01-21T10:31:22.018Z [error    ] Error processing step', 'Error processing step'],
  ['an image build', '[10:31:02] #8 12.44 error: no such package', 'error: no such package'],
  ['a command and its output', 'me@host ~ % thv list\nNo MCP servers found', 'No MCP servers found'],
  ['a command alone', '$ thv run fetch', 'thv run fetch'],
  ['colors', '\u001b[31mERR\u001b[0m lock is held', 'lock is held'],
  ['an error among other lines', 'Step 4 of 7\r\nfailed to build image', 'failed to build image Step 4 of 7'],
] as const) {
  test(`what differs each time is left out of ${what}`, () => {
    expect(readPasted(pasted)).toBe(query);
  });
}

for (const text of [
  'how do I stop a server',
  '$HOME is not set',
  'error loading configuration',
  'thv run -e KEY=$VALUE',
]) {
  test(`"${text}" stays as it is`, () => {
    expect(readPasted(text)).toBe(text);
  });
}

test('the escaped path of a socket is searched as a path', () => {
  const pasted = 'Get "http://%2Fvar%2Frun%2Fdocker.sock/v1.47/info": permission denied';
  expect(readPasted(pasted)).toBe('Get "http:///var/run/docker.sock/v1.47/info": permission denied');
});
