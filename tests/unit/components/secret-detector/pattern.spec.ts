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
