import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';
import {parse} from 'yaml';

import {sourceFiles} from '../../src/plugins/authoring/pages';
import {fixture} from '../support/fixtures';
import {siteDir} from '../support/site';

import {type Block, parsePage} from './prose/page';
import {proseRules, words} from './prose/rules';
import {once} from './samples/pages';

const pages = once(() => sourceFiles(siteDir).map(({file, text}) => parsePage(file, text)));

for (const [name, rule] of Object.entries(proseRules)) {
  test(`every page keeps the rule ${name}`, () => {
    const faults = pages().flatMap((page) => rule(page).map(({line, message}) => `${page.file}:${line}: ${message}`));
    expect(faults).toEqual([]);
  });
}

const examples = fixture<Readonly<Record<string, readonly string[]>>>('prose');

test('every rule has texts that break it', () => {
  const broken = Object.keys(examples).filter((name) => examples[name]?.some((text) => /^!/m.test(text)));
  expect(broken.sort()).toEqual(Object.keys(proseRules).sort());
});

for (const [name, texts] of Object.entries(examples)) {
  for (const text of texts) {
    const marked = text.split('\n').flatMap((line, i) => (line.startsWith('!') ? [i + 1] : []));

    test(`the rule ${name} finds ${marked.length} faults in ${JSON.stringify(text).slice(-60)}`, () => {
      const found = proseRules[name]?.(parsePage('docs-mcp/a.mdx', text.replaceAll(/^!/gm, '')));
      expect(found?.map(({line}) => line).sort((one, other) => one - other)).toEqual(marked);
    });
  }
}

const proseKeys = new Set('description summary changes when notes result text title x-reason'.split(' '));

/** Sentences of parsed data, without code; their line is the number of the sentence. */
function sentencesIn(data: unknown): Block[] {
  const texts = (value: unknown, key: string): string[] => {
    if (typeof value === 'string') {
      return proseKeys.has(key) ? [value] : [];
    }
    return Array.isArray(value)
      ? value.flatMap((entry) => texts(entry, key))
      : Object.entries(value ?? {}).flatMap(([name, entry]) => (/^examples?$/.test(name) ? [] : texts(entry, name)));
  };
  return texts(data, '').map((text, i) => ({
    text: text.replaceAll(/`[^`]*`|"[^"]*"/g, '`…`').replaceAll(/\]\([^)]*\)/g, ']'),
    line: i + 1,
    depth: 0,
  }));
}

for (const file of [
  ...['cli.json', 'clients.json', 'crd.json', 'openapi.yaml', 'overlay.json'].map((name) => `mcp/${name}`),
  ...['commands.json', 'config.json', 'openapi.json', 'overlay.json', 'releases.json'].map((name) => `gateway/${name}`),
]) {
  test(`the sentences of specs/${file} keep the rule for words`, () => {
    const blocks = sentencesIn(parse(readFileSync(join(siteDir, 'specs', file), 'utf8')));
    expect(blocks.length).toBeGreaterThan(10);
    expect(words({blocks}).map(({line, message}) => `${message}: ${blocks[line - 1]?.text}`)).toEqual([]);
  });
}
