import {createHash} from 'node:crypto';

import {expect, test} from '@playwright/test';
import {toString} from 'mdast-util-to-string';

import {parseMdx} from '../../../src/data/mdx';
import {collectNotes, notesOf, removeNotes} from '../../../src/data/receipts/collect';
import {findHash, hashRange} from '../../../src/data/receipts/hash';
import {fixture} from '../../support/fixtures';

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

test('the hash of a range is that of its lines, which are found where they moved and as long as they stay', () => {
  const text = 'one\ntwo\nthree\nfour\n';
  const sha = (part: string) => createHash('sha256').update(part).digest('hex');
  expect(hashRange(text, 2, 3)).toBe(sha('two\nthree\n'));
  expect(hashRange('one\ntwo', 2, 2)).toBe(sha('two\n'));
  expect(hashRange(text, 4, 5)).toBeUndefined();
  expect(findHash(`zero\n${text}`, sha('two\nthree\n'), 2)).toBe(3);
  expect(findHash(text, sha('two\nthree!\n'), 2)).toBeUndefined();
});
