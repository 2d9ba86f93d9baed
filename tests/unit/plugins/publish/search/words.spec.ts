import {mkdirSync, writeFileSync} from 'node:fs';

import {expect, test} from '@playwright/test';

import {readWords} from '../../../../../src/plugins/publish/search/words';

const whole = 'fillers: [the]\neveryday: []\nsymptoms: [fails]\nnames: {}\nsynonyms: [a b]\nhints: {}\n';

for (const [what, text, fault] of [
  ['is empty', '', 'top level: must be object'],
  ['has an empty key', whole.replace('[fails]', ''), '/symptoms: must be array'],
  ['has a number', whole.replace('[the]', '[the, 404]'), '/fillers/1: must be string'],
  ['has a misspelled key', `${whole}synonym: [c d]\n`, 'top level: must NOT have additional properties'],
  ['is no YAML', `${whole}more: [`, ''],
] as const) {
  test(`a word list that ${what} ends the build with one line that names it`, () => {
    const site = test.info().outputPath();
    mkdirSync(`${site}/specs/search`, {recursive: true});
    writeFileSync(`${site}/specs/search/words.yaml`, text);
    expect(() => readWords(site)).toThrow(new RegExp(`^specs/search/words\\.yaml: ${fault}`));
  });
}
