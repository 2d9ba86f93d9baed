import {expect, test} from '@playwright/test';

import type {Measure, Style} from '../../../../../src/plugins/publish/cards/types';
import {wrap} from '../../../../../src/plugins/publish/cards/wrap';

const style: Style = {family: 'Geist Mono', weight: 500, size: 10};
const byLetters: Measure = (text) => text.length;

test('a text that fits stays on one line', () => {
  expect(wrap('Run a server', style, 12, 2, byLetters)).toEqual(['Run a server']);
});

test('words move to the next line whole', () => {
  expect(wrap('Run a server in a container', style, 12, 3, byLetters)).toEqual(['Run a server', 'in a', 'container']);
});

test('what does not fit ends with an ellipsis that fits', () => {
  expect(wrap('Run a server, then stop it', style, 14, 1, byLetters)).toEqual(['Run a server…']);
});

test('a word that is longer than a line has a line of its own', () => {
  expect(wrap('thv config_list-registered-clients', style, 10, 2, byLetters)).toEqual([
    'thv',
    'config_list-registered-clients',
  ]);
});
