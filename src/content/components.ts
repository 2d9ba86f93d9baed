import type {Element, ElementContent} from 'hast';

import releaseData from '../../specs/gateway/releases.json';
import clientData from '../../specs/mcp/clients.json';
import {type SampleRequest, writeCurl} from '../data/openapi/curl';

import {element, only} from './elements';
import {codeBlock} from './samples';

type Properties = Readonly<Record<string, unknown>>;
type Content = readonly (ElementContent | string)[];
type Rule = (properties: Properties, children: readonly ElementContent[]) => ElementContent | ElementContent[];

/** What is searched and copied of each component that pages use. */
export const rules: Readonly<Record<string, Rule>> = {
  ApiExample: ({text}) => only('copy', example(String(text))),
  ApiFilter: () => [],
  ApiRequest: ({operation}) => only('copy', example(writeCurl((operation as {readonly sample: SampleRequest}).sample))),
  Card: ({title, href}, children) => el('div', el('p', link(href, String(title))), ...children),
  Cards: group,
  ClientTable: () =>
    el(
      'table',
      el('thead', el('tr', ...['Client', 'Configuration', 'Files'].map((name) => el('th', name)))),
      el('tbody', ...clientData.clients.map(clientRow)),
    ),
  Facts: group,
  Head: () => [],
  RecipeEntry: ({name, title, needs}, children) =>
    el('div', el('p', link(`/toolhive/servers/${name}`, String(title)), ` Needs ${needs}`), ...children),
  RecipeGroup: group,
  ReleaseList: () => el('ol', ...releaseData.releases.map(release)),
  SecretDetector: () => [],
  ServerRecipes: group,
  Sketch: (_, children) => el('figure', ...children),
  TabItem: ({value, label, default: isFirst}, children) =>
    element('li', {isFirst}, [only('copy', el('p', el('strong', String(label ?? value)))), ...children]),
  Tabs: (_, children) => {
    const items = children.filter((child) => child.type === 'element');
    const first = items.find(({properties}) => properties.isFirst) ?? items[0];
    // A search result leads to what is visible.
    return el('ul', ...items.map((item) => (item === first ? item : only('copy', item))));
  },
};

type Client = (typeof clientData.clients)[number];

const support: Readonly<Record<string, string>> = {automatic: 'Automatic', manual: 'By hand', none: 'Not supported'};

function clientRow({id, label, register, support: kind, minimumVersion, notes, ...files}: Client): Element {
  return el(
    'tr',
    el('th', `${label} `, ...(register ? [el('code', id)] : [])),
    el(
      'td',
      el('strong', support[kind] ?? ''),
      minimumVersion ? `, from version ${minimumVersion}` : '',
      ...notes.map((note) => el('p', ...note.split('`').map((part, i) => (i % 2 === 1 ? el('code', part) : part)))),
    ),
    el('td', ...filesOf(files)),
  );
}

function filesOf({userFile, projectFile, keyPath}: Pick<Client, 'userFile' | 'projectFile' | 'keyPath'>): Content {
  const {macos, windows, linux} = userFile ?? {};
  const isShared = new Set(Object.values(userFile ?? {})).size === 1;
  const places = isShared ? {'All systems': linux} : {macOS: macos, Windows: windows, Linux: linux};
  const all = {
    ...(userFile && places),
    ...(projectFile && {Project: projectFile}),
    ...(keyPath && {Key: keyPath.join(' → ')}),
  };
  if (Object.keys(all).length === 0) {
    return ['None'];
  }
  return [
    el('dl', ...Object.entries(all).flatMap(([name, value]) => [el('dt', name), el('dd', el('code', value ?? ''))])),
  ];
}

const dateFormat = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});

function release({version, date, url, changes}: (typeof releaseData.releases)[number]): Element {
  return el(
    'li',
    el('p', link(url, version), dateFormat.format(new Date(date))),
    el('ul', ...changes.map(({kind, text}) => el('li', `${kind} ${text}`))),
  );
}

/** A sample of an API, whose language its page does not name. */
function example(text: string): Element {
  return codeBlock(text, text.startsWith('curl ') ? 'bash' : /^[[{]\n/.test(text) ? 'json' : 'text');
}

function group(_: Properties, children: readonly ElementContent[]): Element {
  return el('div', ...children);
}

function link(href: unknown, text: string): Element {
  return element('a', {href}, [text]);
}

function el(tagName: string, ...children: Content): Element {
  return element(tagName, {}, children);
}
