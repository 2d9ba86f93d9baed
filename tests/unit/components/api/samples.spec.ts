import {execFileSync} from 'node:child_process';

import {expect, test} from '@playwright/test';

import {readCurl, write} from '../../../../src/components/api/samples';
import {type SampleRequest, writeCurl} from '../../../../src/data/openapi/curl';
import {pythonFault} from '../../../support/python';

const requests: SampleRequest[] = [
  {method: 'GET', url: 'http://localhost:8080/health', reply: 'none'},
  {method: 'GET', url: 'http://localhost:8080/a%20b?x=1&y=2', reply: 'stream'},
  {
    method: 'POST',
    url: 'http://localhost:8080/a',
    reply: 'json',
    body: {name: "it's `odd`", on: true, off: false, none: null, list: [1, 'true']},
  },
  {method: 'PUT', url: 'http://localhost:8080/a', reply: 'text', body: []},
  {method: 'DELETE', url: 'http://localhost:8080/a', reply: 'none'},
];

for (const request of requests) {
  test(`${request.method} ${request.url}: the curl command of the page says all that other languages need`, () => {
    expect(readCurl(writeCurl(request), request.reply)).toEqual(request);
  });

  test(`${request.method} ${request.url}: every language is sound`, () => {
    execFileSync('bash', ['-n'], {input: writeCurl(request)});
    execFileSync('node', ['--input-type=module', '--check'], {input: write('javascript', request)});
    expect(pythonFault(write('python', request))).toBeUndefined();
    const go = write('go', request);
    expect(go.match(/[({]/g)).toHaveLength(go.match(/[)}]/g)!.length);
    for (const [, name] of go.matchAll(/^\t"(?:\w+\/)*(\w+)"$/gm)) {
      expect(go).toContain(`${name}.`);
    }
  });
}

test('bodies are written as values of Python, not of JSON', () => {
  const [, , post] = requests;
  expect(write('python', post!).replaceAll(/\s+/g, '')).toContain(
    `{"name":"it's\`odd\`","on":True,"off":False,"none":None,"list":[1,"true"]}`,
  );
});
