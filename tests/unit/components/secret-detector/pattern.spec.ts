import {expect, test} from '@playwright/test';

import signatureData from '../../../../specs/gateway/signatures.json';
import {toRegExp} from '../../../../src/components/SecretDetector/pattern';

const {signatures} = signatureData;

test('every pattern of the program has a translation, and none of them finds nothing', () => {
  expect(signatures.length).toBe(161);
  const regExps = signatures.map(({pattern}) => toRegExp(pattern));
  expect(regExps.filter((regExp) => regExp.test(''))).toEqual([]);
  // Chrome 111, Firefox 115 and Safari 16.4 do not support later features such as the flag `v` or modifiers.
  expect(new Set(regExps.map(({flags}) => flags))).toEqual(new Set(['gsu', 'gisu']));
});

for (const [pattern, text, found] of [
  ['[a-z-9]{2}', 'a- 9b', ['a-', '9b']],
  ['[+--]+', '+,-.', ['+,-']],
  ['[a[]+', 'a[b', ['a[']],
  [String.raw`[\w\-.]+\/`, 'é-./', ['é-./']],
  [String.raw`\"[^"\n]*\"`, 'a "b" c', ['"b"']],
  [String.raw`\bab\b`, 'ab éab abé ab\u200d', ['ab']],
  [String.raw`\d{2}`, '١٢ 34', ['١٢', '34']],
  [String.raw`a\sb`, 'a\u0085b a\ufeffb', ['a\u0085b']],
  [String.raw`\S+`, '\ufeff\u00a0', ['\ufeff']],
  ['.', '😀\u2028', ['😀', '\u2028']],
  ['a]', 'a]', ['a]']],
  ['AK', 'ak AK', ['AK']],
  ['(?i)i', 'iI\u0130\u0131', ['i', 'I', '\u0130']],
  ['(?i)I', 'iI\u0130\u0131', ['i', 'I', '\u0131']],
  ['(?i)[^a-z]', 'i\u0130\u0131', ['\u0131']],
  ['x(?i)KS', 'xks X\u212a\u017f', ['xks', 'X\u212a\u017f']],
] as const) {
  test(`the pattern ${pattern} finds what it finds in the program`, () => {
    expect(text.match(toRegExp(pattern)) ?? []).toEqual(found);
  });
}
