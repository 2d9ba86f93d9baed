import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {parsePage} from './parse';
import {rules} from './rules';
import {tabGroups} from './rules/tabs';
import {terms} from './rules/terms';

const guide = readFileSync(join(__dirname, '../../../.github/STYLE-GUIDE.md'), 'utf8');
const rows = (head: string) => {
  const [, table = ''] = new RegExp(`^\\| ${head} +\\|.*\\n\\| -.*\\n((?:\\|.*\\n)+)`, 'm').exec(guide) ?? [];
  return table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));
};

test('the style guide names every rule, and no rule that does not exist', () => {
  const named = rows('About').flatMap(([, , cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(named.sort()).toEqual(Object.keys(rules).sort());
});

for (const [, write = '', not = ''] of rows('Write')) {
  test(`a page that does not write "${write}" as the style guide says is found`, () => {
    const wrong = not.split(', ').map((text) => text.replace(/ \(.*$/, ''));
    const unseen = wrong.filter(
      (text) => text !== 'thv' && rules['term-spelling']!(parsePage('a.mdx', text)).length === 0,
    );
    expect(unseen).toEqual([]);
    expect(rules['term-spelling']!(parsePage('a.mdx', write.replace(/ \(.*$/, '')))).toEqual([]);
  });
}

test('the style guide lists the same tab groups as the rule', () => {
  const listed = rows('`groupId`').map(([, group = '', values = '']) => [
    group.replaceAll('`', ''),
    values.split(', ').map((entry) => /^`([^`]+)` (.+)$/.exec(entry)?.slice(1)),
  ]);
  expect(listed).toEqual(Object.entries(tabGroups).map(([group, values]) => [group, Object.entries(values)]));
});

test('no term accepts its own wrong spelling', () => {
  expect(terms.filter(({write, not}) => write.match(not))).toEqual([]);
});
