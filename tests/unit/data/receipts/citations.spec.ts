import {createHash} from 'node:crypto';

import {expect, test} from '@playwright/test';

import {citationOf, noteIn} from '../../../../src/data/receipts/citations';
import {findHash, hashRange} from '../../../../src/data/receipts/hash';

test('an author cites several ranges behind one statement', () => {
  expect(noteIn('/* source: src/a.py#L1-L9, codegate-ui:src/b-c.tsx#L4 */')).toEqual({
    kind: 'source',
    keys: ['src/a.py#L1-L9', 'codegate-ui:src/b-c.tsx#L4'],
  });
  expect(noteIn('/* run: redaction/repeated */')).toEqual({kind: 'run', keys: ['redaction/repeated']});
  expect(noteIn('/* run for "It prints: a": redaction/repeated */')).toEqual({
    kind: 'run',
    keys: ['redaction/repeated'],
    about: 'It prints: a',
  });
  expect(noteIn('/* no-source: a list of links */')).toEqual({kind: 'no-source', reason: 'a list of links'});
});

test('other comments and expressions are no notes', () => {
  for (const value of ['/* check-ignore: wrong on purpose */', '/* #anchor */', 'props.name', '']) {
    expect(noteIn(value)).toBeUndefined();
  }
});

test('a key names the repository, the file and the lines', () => {
  expect(citationOf('src/a.py#L7')).toEqual({companion: '', path: 'src/a.py', first: 7, last: 7});
  expect(citationOf('codegate-ui:src/[id]/b.tsx#L3-L12')).toEqual({
    companion: 'codegate-ui',
    path: 'src/[id]/b.tsx',
    first: 3,
    last: 12,
  });
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
