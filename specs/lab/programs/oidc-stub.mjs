#!/usr/bin/env node
/**
 * An issuer of tokens whose RSA key is `$LAB_STATE/oidc-key.pem`, with the ID `lab-1`.
 *
 * Usage: oidc-stub.mjs serve --port PORT [--issuer URL] [--aud AUDIENCE]
 *        oidc-stub.mjs token [--issuer URL] [--aud AUDIENCE] [--sub SUBJECT] [--exp SECONDS] [--claim NAME=JSON]... [--bad-key]
 *
 * The issuer prints a line for each request. `--exp` counts from now, `--bad-key` signs with a key that is not in the key set.
 */
import {createPrivateKey, createPublicKey, generateKeyPairSync, sign} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {parseArgs} from 'node:util';

// parseArgs takes a value such as -60 for an option unless a space hides its sign.
const args = process.argv.slice(2).map((word) => (/^-\d/.test(word) ? ` ${word}` : word));
const {values, positionals} = parseArgs({
  args,
  allowPositionals: true,
  options: {
    ...Object.fromEntries(['port', 'issuer', 'aud', 'sub', 'exp'].map((name) => [name, {type: 'string'}])),
    claim: {type: 'string', multiple: true, default: []},
    'bad-key': {type: 'boolean', default: false},
  },
});
const {port, issuer = `http://localhost:${port ?? 18400}`, aud = 'toolhive', sub = 'alice', exp = '600', claim} = values;
const key = values['bad-key']
  ? generateKeyPairSync('rsa', {modulusLength: 2048}).privateKey
  : createPrivateKey(readFileSync(`${process.env.LAB_STATE}/oidc-key.pem`));

if (positionals[0] === 'token') {
  console.log(token({sub}));
} else {
  serve();
}

function token(claims) {
  const now = Math.floor(Date.now() / 1000);
  const own = claim.map((word) => {
    const at = word.indexOf('=');
    return [word.slice(0, at), JSON.parse(word.slice(at + 1))];
  });
  const content = {iss: issuer, aud, ...claims, iat: now, exp: now + Number(exp), ...Object.fromEntries(own)};
  const parts = [{alg: 'RS256', typ: 'JWT', kid: 'lab-1'}, content];
  const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url')}`;
}

function serve() {
  const keys = [{...createPublicKey(key).export({format: 'jwk'}), kid: 'lab-1', alg: 'RS256', use: 'sig'}];
  const pages = {
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
    },
    '/jwks': {keys},
  };
  createServer(async (request, response) => {
    console.log(request.method, request.url);
    const {pathname, searchParams} = new URL(request.url, issuer);
    if (pathname === '/authorize') {
      const back = `${searchParams.get('redirect_uri')}?code=1&state=${searchParams.get('state')}`;
      response.writeHead(302, {Location: back}).end();
      return;
    }
    const form = new URLSearchParams(await text(request));
    const subject = form.get('grant_type') === 'client_credentials' ? form.get('client_id') : sub;
    const page =
      pathname === '/token'
        ? {access_token: token({sub: subject}), token_type: 'Bearer', expires_in: Number(exp)}
        : pages[pathname];
    response.writeHead(page ? 200 : 404, {'Content-Type': 'application/json'}).end(JSON.stringify(page ?? {}));
  }).listen(Number(port));
}
