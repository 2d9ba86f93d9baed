import {execFileSync} from 'node:child_process';

import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import Highlighted from '../../../../src/components/api/Highlighted';
import {write} from '../../../../src/components/api/languages';
import {type SampleRequest, writeCurl} from '../../../../src/data/openapi/curl';
import {pythonFault} from '../../../support/python';

const requests: SampleRequest[] = [
  {method: 'GET', url: 'http://localhost:8080/health', response: 'none'},
  {method: 'GET', url: 'http://localhost:8080/a%20b?x=1&y=2', response: 'stream'},
  {
    method: 'POST',
    url: 'http://localhost:8080/a',
    response: 'json',
    body: {name: "it's `odd`", on: true, off: false, none: null, list: [1, 'true']},
  },
  {method: 'PUT', url: 'http://localhost:8080/a', response: 'text', body: []},
  {method: 'DELETE', url: 'http://localhost:8080/a', response: 'none'},
  {method: 'PATCH', url: 'http://localhost:8080/a', headers: [['X-Tenant', "it's"]], body: {a: 1}, response: 'none'},
];

for (const request of requests) {
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

test('every language sends the method, the headers and the type of the body, whose values are those of the language', () => {
  for (const language of ['curl', 'python', 'go', 'javascript'] as const) {
    const text = write(language, requests[5]!);
    expect(text.toUpperCase()).toContain('PATCH');
    expect(text).toContain('X-Tenant');
    expect(text).toContain(language === 'python' ? 'json={' : 'application/json');
  }
  expect(write('python', requests[2]!).replaceAll(/\s+/g, '')).toContain(
    `{"name":"it's\`odd\`","on":True,"off":False,"none":None,"list":[1,"true"]}`,
  );
});

test('the JSON of a curl command is highlighted, and nothing else of the command', () => {
  const text = writeCurl(requests[2]!);
  const $ = load(renderToStaticMarkup(createElement(Highlighted, {text})));
  expect($('body').text()).toBe(text);
  const tokens = $('span').map((_, token) => `${$(token).attr('class')?.replace('token ', '')} ${$(token).text()}`);
  expect(tokens.get()).toEqual([
    'property "name"',
    "string \"it'\\''s `odd`\"",
    'property "on"',
    'boolean true',
    'property "off"',
    'boolean false',
    'property "none"',
    'boolean null',
    'property "list"',
    'number 1',
    'string "true"',
  ]);
});
