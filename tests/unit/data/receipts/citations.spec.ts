import {createHash} from 'node:crypto';

import {expect, test} from '@playwright/test';

import {findHash, hashRange} from '../../../../src/data/receipts/hash';

test('the hash of a range is that of its lines, which are found where they moved and as long as they stay', () => {
  const text = 'one\ntwo\nthree\nfour\n';
  const sha = (part: string) => createHash('sha256').update(part).digest('hex');
  expect(hashRange(text, 2, 3)).toBe(sha('two\nthree\n'));
  expect(hashRange('one\ntwo', 2, 2)).toBe(sha('two\n'));
  expect(hashRange(text, 4, 5)).toBeUndefined();
  expect(findHash(`zero\n${text}`, sha('two\nthree\n'), 2)).toBe(3);
  expect(findHash(text, sha('two\nthree!\n'), 2)).toBeUndefined();
});
