import {expect, test} from '@playwright/test';
import {load} from 'cheerio';

import {checkDocument, readDocument} from '../../../../src/data/openapi/document';

import {facts, kinds, refused} from './kinds';
import {documentWith, pageOf} from './page';

for (const {name, document, shows} of kinds) {
  test(`a reader sees ${name}, each part with an address of its own`, async () => {
    const $ = load((await pageOf(document)).html);
    const ids = Array.from($('[id]'), ({attribs}) => attribs.id);
    expect(ids).toEqual(Array.from(new Set(ids)));
    $('dt, dd, li, p, td, th, h2, h3, h4, pre, br, details, ul').before(' ').append(' ');
    const text = $.text().replace(/\s+/g, ' ');
    for (const part of shows) {
      const [, pattern] = /^\/(.+)\/$/.exec(part) ?? [];
      expect(text).toEqual(pattern ? expect.stringMatching(pattern) : expect.stringContaining(part));
    }
  });
}

for (const [name, {schema, says}] of facts) {
  test(`${name} in words`, async () => {
    const {html} = await pageOf(documentWith({}, {Item: {type: 'object', properties: {field: schema}}}));
    expect(load(html)('[id="Item.field"] + dd > small').text()).toBe(says);
  });
}

test('a reason that most operations share is said once before them, another one once at its operation', async () => {
  const paths = Object.fromEntries(
    ['/0', '/1', '/2', '/3'].map((path) => [path, {get: {responses: {'200': {description: 'Fine'}}}}]),
  );
  const reasons = ['/0', '/1', '/2'].map((path) => ({at: ['paths', path, 'get'], adds: [], text: 'Common.'}));
  const rare = {...reasons[0]!, text: 'Of **one**.'};
  const also = {...rare, at: [...rare.at, 'responses']};
  const $ = load((await pageOf(documentWith({}, {}, {paths}), [...reasons, rare, also])).html);
  expect(Array.from($('.note'), (note) => $(note).text())).toEqual(['In v0.0.40: Common.', 'In v0.0.40: Of one.']);
  expect($('[id=operations]').nextUntil('h2').filter('.note').text()).toBe('In v0.0.40: Common.');
});

test('a reason for a part of a type is said at the type, one for anything else before all operations', async () => {
  const schemas = {Item: {type: 'object', properties: {name: {type: 'string'}}}};
  const places = [
    [['components', 'schemas', 'Item', 'required'], 'No name is needed.'],
    [['info'], 'It is another release.'],
    [['servers'], 'It is another release.'],
  ] as const;
  const reasons = places.map(([at, text]) => ({at, adds: [], text}));
  const $ = load((await pageOf(documentWith({}, schemas), reasons)).html);
  expect($('[id=Item]').nextUntil('h3').filter('.note').text()).toBe('In v0.0.40: No name is needed.');
  expect($('[id=operations]').nextUntil('h2').filter('.note').text()).toBe('In v0.0.40: It is another release.');
});

for (const [name, document, line] of refused) {
  test(`an author reads in one line that ${name} is refused`, () => {
    expect(() => checkDocument(document)).toThrow(new Error(line));
  });
}

test('a byte order mark is no fault', () => {
  const text = JSON.stringify(documentWith());
  expect(readDocument(`\uFEFF${text}`)).toEqual(documentWith());
  expect(readDocument(`\uFEFF# YAML\n${text}`)).toEqual(documentWith());
});
