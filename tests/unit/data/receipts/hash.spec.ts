import {createHash} from 'node:crypto';

import {expect, test} from '@playwright/test';

import {findHash, hashRange} from '../../../../src/data/receipts/hash';

const text = 'one\ntwo\nthree\nfour\n';
const sha = (part: string) => createHash('sha256').update(part).digest('hex');

test('the hash of a range is that of its lines with their line breaks', () => {
  expect(hashRange(text, 2, 3)).toBe(sha('two\nthree\n'));
  expect(hashRange('one\ntwo', 2, 2)).toBe(sha('two\n'));
});

test('a range behind the end of a file has no hash', () => {
  expect(hashRange(text, 4, 5)).toBeUndefined();
});

test('lines that moved are found, lines that changed are not', () => {
  expect(findHash(`zero\n${text}`, sha('two\nthree\n'), 2)).toBe(3);
  expect(findHash(text, sha('two\nthree!\n'), 2)).toBeUndefined();
});
