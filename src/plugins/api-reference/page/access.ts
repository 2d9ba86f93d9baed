import {listOf, objectOf, textOf} from '../../../data/openapi/json';
import type {Reference, ReferenceOperation} from '../../../data/openapi/reference/types';
import {variablesOf} from '../../../data/openapi/servers';
import type {Json, JsonObject} from '../../../data/openapi/types';

import {literal} from './examples';
import {inlineMarkdown, lineMarkdown} from './markdown';
import {code, type Content, el, isThere, joined} from './mdx';

/** Servers that are not the one of the samples alone. */
export function servers({document, server: usual}: Reference): Content {
  const entries = listOf(document.servers).map(objectOf);
  const isUsual = entries.every((entry) => entry.url === usual && entry.variables === undefined);
  return (
    !isUsual && [
      el('h4', {}, 'Servers'),
      el(
        'dl',
        {},
        entries.map((entry) => [el('dt', {}, textOf(entry.url)), el('dd', {}, serverText(entry))]),
      ),
    ]
  );
}

/** Schemes by which a client signs in, with their scopes. */
export function signIn({document, securityAnchors}: Reference): Content {
  const schemes = Object.entries(objectOf(objectOf(document.components).securitySchemes));
  return (
    schemes.length > 0 && [
      el('h4', {}, 'Sign-in'),
      el(
        'dl',
        {},
        schemes.map(([name, raw]) => [
          el('dt', {id: securityAnchors.get(name)}, name),
          el('dd', {}, schemeView(objectOf(raw))),
        ]),
      ),
    ]
  );
}

function schemeView({description, flows, ...scheme}: JsonObject): Content {
  const facts = Object.entries(scheme).filter(([key]) => !key.startsWith('x-'));
  return [
    el(
      'small',
      {},
      joined(
        facts.map(([key, value]) => [`${key} `, code(literal(value))]),
        ' · ',
      ),
    ),
    ' ',
    inlineMarkdown(textOf(description)),
    Object.entries(objectOf(flows)).map(([flow, raw]) => {
      const {scopes, ...urls} = objectOf(raw);
      const places = Object.entries(urls).map(([key, value]) => [`${key} `, code(literal(value))]);
      return [
        el('p', {}, joined([`Flow ${flow}`, ...places], ' · ')),
        el(
          'ul',
          {},
          Object.entries(objectOf(scopes)).map(([scope, text]) => {
            const words = inlineMarkdown(textOf(text));
            return el('li', {}, code(scope), isThere(words) && [': ', words]);
          }),
        ),
      ];
    }),
  ];
}

/** What an operation demands for access; the schemes are described once, in the overview. */
export function security({document, securityAnchors}: Reference, own: Json | undefined): Content {
  const required = listOf(own ?? document.security).map((entry) => Object.entries(objectOf(entry)));
  const named = required.map((schemes) =>
    schemes.length === 0
      ? 'none'
      : joined(
          schemes.map(([name, scopes]) => {
            const anchor = securityAnchors.get(name);
            const list = listOf(scopes).map((scope) => code(String(scope)));
            return [
              anchor === undefined ? code(name) : el('a', {href: `#${anchor}`}, code(name)),
              list.length > 0 && [' (', joined(list, ', '), ')'],
            ];
          }),
          ' and ',
        ),
  );
  const isNeeded = required.some((schemes) => schemes.length > 0);
  return isNeeded && ['Sign-in: ', joined(named, ', or ')];
}

/** Servers that are the operation's own. */
export function ownServers({operation, item}: ReferenceOperation): Content {
  const own = [operation.servers, item.servers].map(listOf).find((list) => list.length > 0) ?? [];
  const entries = own.map(objectOf).map((entry) => [code(textOf(entry.url) ?? ''), ' ', serverText(entry)]);
  return entries.length > 0 && ['Server: ', joined(entries, '; or ')];
}

/** What is said about a server and the variables of its address. */
function serverText(server: JsonObject): Content {
  const variables = variablesOf(server).map(([name, {default: value, enum: values, description}]) => {
    const allowed = listOf(values).map((entry) => code(literal(entry)));
    return [
      code(name),
      ': default ',
      code(literal(value)),
      allowed.length > 0 && [', one of ', joined(allowed, ', ')],
      description !== undefined && [', ', lineMarkdown(textOf(description))],
    ];
  });
  return joined([lineMarkdown(textOf(server.description)), joined(variables, '; ')], ' ');
}
