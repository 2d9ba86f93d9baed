import {listOf, objectOf, textOf} from '../../../data/openapi/json';
import {variablesOf} from '../../../data/openapi/operations';
import type {Reference, ReferenceOperation} from '../../../data/openapi/reference/types';
import type {Json, JsonObject} from '../../../data/openapi/types';

import {inlineMarkdown, lineMarkdown} from './markdown';
import {code, codes, type Content, el, fact, facts, isThere, joined, link, list} from './mdx';

/** Servers that are not the one of the samples alone. */
export function servers({document, server: usual}: Reference): Content {
  const all = listOf(document.servers).map(objectOf);
  const isUsual = all.every((server) => server.url === usual && server.variables === undefined);
  const entries = all.map((server) => [el('dt', {}, textOf(server.url)), el('dd', {}, serverText(server))]);
  return !isUsual && [el('h4', {}, 'Servers'), el('dl', {}, entries)];
}

/** Schemes by which a client signs in, with their scopes. */
export function signIn({document, securityAnchors}: Reference): Content {
  const schemes = Object.entries(objectOf(objectOf(document.components).securitySchemes));
  const entries = schemes.map(([name, raw]) => [
    el('dt', {id: securityAnchors.get(name)}, name),
    el('dd', {}, schemeView(objectOf(raw))),
  ]);
  return schemes.length > 0 && [el('h4', {}, 'Sign-in'), el('dl', {}, entries)];
}

function schemeView({description, flows, ...scheme}: JsonObject): Content {
  const known = Object.entries(scheme).filter(([key]) => !key.startsWith('x-'));
  return [
    facts(...known.map(([key, value]) => fact(key, value))),
    ' ',
    inlineMarkdown(textOf(description)),
    Object.entries(objectOf(flows)).map(([flow, raw]) => {
      const {scopes, ...urls} = objectOf(raw);
      const places = Object.entries(urls).map(([key, value]) => fact(key, value));
      const allowed = Object.entries(objectOf(scopes)).map(([scope, text]) =>
        joined([code(scope), inlineMarkdown(textOf(text))], ': '),
      );
      return [el('p', {}, joined([`Flow ${flow}`, ...places], ' · ')), list(allowed)];
    }),
  ];
}

/** What an operation demands for access; the schemes are described once, in the overview. */
export function security({document, securityAnchors}: Reference, own: Json | undefined): Content {
  const required = listOf(own ?? document.security).map((entry) => Object.entries(objectOf(entry)));
  const schemeText = ([name, raw]: [string, Json]): Content => {
    const anchor = securityAnchors.get(name);
    const scopes = codes(listOf(raw));
    return [anchor === undefined ? code(name) : link(anchor, code(name)), isThere(scopes) && [' (', scopes, ')']];
  };
  const ways = required.map((schemes) => (schemes.length === 0 ? 'none' : joined(schemes.map(schemeText), ' and ')));
  return required.some((schemes) => schemes.length > 0) && ['Sign-in: ', joined(ways, ', or ')];
}

/** Servers that are the operation's own. */
export function ownServers({operation, item}: ReferenceOperation): Content {
  const own = [operation.servers, item.servers].map(listOf).find((servers) => servers.length > 0) ?? [];
  const entries = own.map(objectOf).map((server) => [code(textOf(server.url) ?? ''), ' ', serverText(server)]);
  return entries.length > 0 && ['Server: ', joined(entries, '; or ')];
}

/** What is said about a server and the variables of its address. */
function serverText(server: JsonObject): Content {
  const variables = variablesOf(server).map(([name, {default: value, enum: values, description}]) => {
    const allowed = codes(listOf(values));
    return [
      code(name),
      ': ',
      fact('default', value),
      isThere(allowed) && [', one of ', allowed],
      description !== undefined && [', ', lineMarkdown(textOf(description))],
    ];
  });
  return joined([lineMarkdown(textOf(server.description)), joined(variables, '; ')], ' ');
}
