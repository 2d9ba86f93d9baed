import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {parseData} from './data';
import {rules} from './rules';

const specs = join(__dirname, '../../../specs');
const files = [
  ...['cli.json', 'clients.json', 'crd.json', 'openapi.yaml', 'overlay.json'].map((name) => `mcp/${name}`),
  ...['commands.json', 'config.json', 'openapi.json', 'overlay.json', 'releases.json'].map((name) => `gateway/${name}`),
];
const wordRules = ['banned-words', 'future-tense', 'plain-english', 'second-person', 'term-spelling'];

for (const file of files) {
  test(`the sentences of specs/${file} keep the rules for words`, () => {
    const page = parseData(file, readFileSync(join(specs, file), 'utf8'));
    expect(page.blocks.length).toBeGreaterThan(10);
    const faults = wordRules.flatMap((name) => rules[name]!(page));
    expect(faults.map(({line, message}) => `${message}: ${page.lines[line - 1]}`)).toEqual([]);
  });
}

test('a sentence is found in lists and below keys, but not in an example', () => {
  const {lines} = parseData(
    'a.json',
    '{"description": ["One.", {"notes": "Two `code`."}], "example": {"text": "Three."}}',
  );
  expect(lines).toEqual(['One.', 'Two `…`.']);
});
