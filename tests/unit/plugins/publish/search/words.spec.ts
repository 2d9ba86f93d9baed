import {mkdirSync, writeFileSync} from 'node:fs';

import {expect, test} from '@playwright/test';

import {readWords} from '../../../../../src/plugins/publish/search/words';

const whole = 'fillers: [the]\nsymptoms: [fails]\nnames: {}\nsynonyms: [a b]\nhints: {}\n';

for (const [what, text, fault] of [
  ['is empty', '', '"fillers" is not a list of words'],
  ['has an empty key', whole.replace('[fails]', ''), '"symptoms" is not a list of words'],
  ['has a number', whole.replace('[the]', '[the, 404]'), '"fillers" is not a list of words'],
  ['has a misspelled key', `${whole}synonym: [c d]\n`, '"synonym" is not a list of words'],
  ['is no YAML', `${whole}more: [`, ''],
] as const) {
  test(`a word list that ${what} ends the build with one line that names it`, () => {
    const site = test.info().outputPath();
    mkdirSync(`${site}/specs/search`, {recursive: true});
    writeFileSync(`${site}/specs/search/words.yaml`, text);
    expect(() => readWords(site)).toThrow(new RegExp(`^specs/search/words\\.yaml: ${fault}`));
  });
}
