import type {RequestListener} from 'node:http';

import {expect, test} from '@playwright/test';

import {describe, describeOffline} from '../../../../src/data/openapi/describe';
import {fetchText} from '../../../../src/data/openapi/fetch';

import {published, stubSite, withServer} from './stubSite';

const limits = {time: 600, size: 100_000};
const download = (url: string): Promise<string> => fetchText(url, limits);

const sends =
  (body: string, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end(body);

const text = JSON.stringify(published);
const spoilt = (from: string, to: string): string => text.replaceAll(from, to);
const yamlBomb = [
  'a: &a [x,x,x,x,x,x,x,x,x,x]',
  'b: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]',
  'c: [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]',
];

const faults: [fault: string, listener: RequestListener, reason: RegExp][] = [
  ['the document is gone', sends('Not found', 404), /status 404/],
  ['the server fails', sends('', 500), /status 500/],
  ['a web page comes instead', sends('<!doctype html><title>Sign in</title>'), /a web page/],
  ['the answer is empty', sends(''), /empty/],
  ['JSON is cut off', sends(text.slice(0, -40)), /not JSON/],
  ['YAML is cut off', sends('openapi: 3.1.0\ninfo:\n  title: "A'), /not YAML/],
  ['a reference dangles', sends(spoilt('schemas/Item"', 'schemas/Gone"')), /schemas\/Gone" cannot be resolved/],
  [
    'a reference leaves the document',
    sends(spoilt('#/components/schemas/Item', 'file:///etc/passwd')),
    /leaves the document/,
  ],
  ['it is not an API description', sends('{"name": "package"}'), /openapi: 3/],
  ['it has no paths', sends(JSON.stringify({...published, paths: {}})), /no paths/],
  ['a parameter of the path is missing', sends(spoilt('"name":"id"', '"name":"other"')), /"id" of its path/],
  ['it is too large', sends(`${text}${' '.repeat(limits.size)}`), /more than 100000 bytes/],
  [
    'redirects go in circles',
    (request, response) => void response.writeHead(302, {location: request.url}).end(),
    /redirect count exceeded/,
  ],
  ['a redirect leaves the web', sends('', 302, {location: 'file:///etc/passwd'}), /URL scheme must be/],
  ['no answer comes', () => undefined, /no full answer in 600 ms/],
  [
    'the answer stops halfway',
    (_, response) => void response.writeHead(200).write(text.slice(0, 50)),
    /no full answer in 600 ms/,
  ],
  ['the connection drops', (request) => request.socket.destroy(), /other side closed/],
  ['YAML aliases explode', sends(yamlBomb.join('\n')), /not YAML/],
  [
    'it is not UTF-8',
    (_, response) => void response.end(Buffer.from([0x7b, 0xff, 0xfe])),
    /not valid for encoding utf-8/,
  ],
];

/** Describes what a server publishes, and expects that one line with a reason reports that the pinned one is used. */
async function expectPinned(url: string, reason: RegExp, overlay?: object): Promise<void> {
  const {dir, source} = stubSite(url, {overlay});
  const lines: string[] = [];
  const {document} = await describe(source, {siteDir: dir, download, log: (line) => lines.push(line)});
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(reason);
  expect(lines[0]).toMatch(/^mcp: using specs\/mcp\/openapi\.json, because .+$/);
  expect(document).toEqual(describeOffline(source, dir).document);
}

for (const [fault, listener, reason] of faults) {
  test(`when ${fault}, one line says so and the pinned description is used`, () =>
    withServer(listener, (url) => expectPinned(url, reason)));
}

test('when the host has no name in the network, the pinned description is used', () =>
  expectPinned('http://no-such-host.invalid/openapi', /ENOTFOUND|EAI_AGAIN/));

test('when a correction no longer fits the published document, the pinned description is used', () => {
  const other = {...published, paths: {'/others': {get: {responses: {'200': {description: ''}}}}}};
  const overlay = {actions: [{target: "$.paths['/items/{id}'].get", update: {deprecated: true}, 'x-reason': 'Why'}]};
  return withServer(sends(JSON.stringify(other)), (url) => expectPinned(url, /no longer applies/, overlay));
});
