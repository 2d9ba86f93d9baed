import {expect, test} from '@playwright/test';
import {toString} from 'mdast-util-to-string';

import {parseMdx} from '../../../../src/data/mdx';
import {collectNotes, notesOf, removeNotes} from '../../../../src/data/receipts/collect';
import {fixture} from '../../../support/fixtures';

const {page, notes} = fixture<{page: string; notes: readonly [string, string, number][]}>('notes');

test('a reader sees the statement that a note is about', () => {
  const found = notesOf({file: 'a.mdx', text: page}).map(({note, statement, line}) => [
    'keys' in note ? note.keys[0] : '',
    statement,
    line,
  ]);
  expect(found).toEqual(notes);
});

test('a note below an admonition is about its text', () => {
  const text = ':::warning[Careful]\n\nIt stops.\n\n:::\n\n{/* source: src/a.py#L1 */}\n';
  expect(notesOf({file: 'a.mdx', text}).map(({statement}) => statement)).toEqual(['It stops.']);
});

test('a long statement is cut at a word', () => {
  const [note] = notesOf({file: 'a.mdx', text: `${'word '.repeat(40)}\n\n{/* source: src/a.py#L1 */}\n`});
  expect(note?.statement).toMatch(/^(word )+…$/);
  expect(note?.statement.length).toBeLessThanOrEqual(102);
});

test('later steps see no note in a comment, and everything else', () => {
  const tree = parseMdx(page);
  removeNotes(tree);
  expect(collectNotes(tree).map(({statement}) => statement)).toEqual(['Output: Hello']);
  expect(toString(tree)).toContain('It starts.');
});
