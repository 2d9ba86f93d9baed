#!/usr/bin/env node
/**
 * Is `registry.example.com` and `updates.codegate.ai` at 203.0.113.10:443, with the certificate in `$LAB_STATE`: serves
 * the files of a folder and the latest release, and prints a line for each request.
 *
 * Usage: https-stub.mjs [FOLDER] [--latest VERSION]
 */
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:https';
import {join} from 'node:path';
import {parseArgs} from 'node:util';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {latest: {type: 'string', default: 'v0.0.41'}},
});
const identity = (name) => readFileSync(join(process.env.LAB_STATE, name));

createServer({key: identity('tls.key'), cert: identity('tls.pem')}, ({method, url, headers}, response) => {
  console.log(headers.host, method, url, headers['user-agent'], headers['x-instance-id'] ?? '');
  const file = positionals[0] && join(positionals[0], new URL(url, 'https://registry.example.com').pathname);
  if (url === '/api/v1/version') {
    response.end(JSON.stringify({version: values.latest}));
  } else if (file && existsSync(file)) {
    response.end(readFileSync(file));
  } else {
    response.writeHead(404).end();
  }
}).listen(443, '203.0.113.10', () => console.log('https: ready'));
