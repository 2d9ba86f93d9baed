import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';

import {expect, test} from '@playwright/test';

import {fontFiles} from '../../../src/site/fonts';

const sheet = readFileSync('src/css/fonts.css', 'utf8');

for (const file of Object.values(fontFiles)) {
  test(`${file} is named after its content, and the stylesheet asks for the file that pages preload`, () => {
    const hash = createHash('sha256')
      .update(readFileSync(`static/fonts/${file}`))
      .digest('hex');
    expect(file.split('.')[1]).toBe(hash.slice(0, 10));
    expect(sheet).toContain(`url('../../fonts/${file}')`);
  });
}
