import type {Element, ElementContent} from 'hast';

import {type Client, clients, settingsOf, support} from '../data/clients';
import {type SampleRequest, writeCurl} from '../data/openapi/curl';
import {releases} from '../data/releases';

import {element, only} from './elements';
import {codeBlock} from './samples';

type Properties = Readonly<Record<string, unknown>>;
type Content = readonly (ElementContent | string)[];
type Rule = (properties: Properties, children: readonly ElementContent[]) => ElementContent | ElementContent[];

/** What is searched and copied of each component that pages use. */
export const rules: Readonly<Record<string, Rule>> = {
  ApiExample: ({text}) => only('copy', example(String(text))),
  ApiFilter: () => [],
  ApiReference: group,
  ApiRequest: ({operation}) => only('copy', example(writeCurl((operation as {readonly sample: SampleRequest}).sample))),
  Card: ({title, href}, children) => el('div', el('p', link(href, String(title))), ...children),
  Cards: group,
  ClientTable: () =>
    el(
      'table',
      el('thead', el('tr', ...['Client', 'Configuration', 'Files'].map((name) => el('th', name)))),
      el('tbody', ...clients.map(clientRow)),
    ),
  Facts: group,
  Head: () => [],
  RecipeEntry: ({href, title, needs}, children) =>
    el('div', el('p', link(href, String(title)), ` Needs ${needs}`), ...children),
  RecipeGroup: group,
  ReleaseList: () => el('ol', ...releases.map(release)),
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

function clientRow(client: Client): Element {
  const settings = settingsOf(client).flatMap(([name, value]) => [el('dt', name), el('dd', el('code', value))]);
  return el(
    'tr',
    el('th', `${client.label} `, ...(client.register ? [el('code', client.id)] : [])),
    el(
      'td',
      el('strong', support[client.support] ?? ''),
      client.minimumVersion ? `, from version ${client.minimumVersion}` : '',
      ...client.notes.map((note) =>
        el('p', ...note.split('`').map((part, i) => (i % 2 === 1 ? el('code', part) : part))),
      ),
    ),
    el('td', settings.length > 0 ? el('dl', ...settings) : 'None'),
  );
}

function release({version, day, url, changes}: (typeof releases)[number]): Element {
  return el(
    'li',
    el('p', link(url, version), day),
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
