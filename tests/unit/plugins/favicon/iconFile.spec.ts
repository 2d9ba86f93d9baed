import {expect, test} from '@playwright/test';

import {iconFile} from '../../../../src/plugins/favicon/iconFile';

test('an icon file says where its image is, how long and how large', () => {
  const png = Buffer.from('an image');
  const file = iconFile(png, 48);
  expect([file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([1, 1]);
  expect([file.readUInt8(6), file.readUInt8(7)]).toEqual([48, 48]);
  const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(file.subarray(offset, offset + length)).toEqual(png);
  expect(file).toHaveLength(offset + length);
});
