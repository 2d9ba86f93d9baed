import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {builtPages} from '../support/built';
import {buildDir} from '../support/site';
import {filesBelow} from '../support/sources';

const files = filesBelow('build/assets', '').filter((name) => /^css\/.*\.css$|^js\/main\./.test(name));
const texts = files.map((name) => readFileSync(join(buildDir, 'assets', name), 'utf8'));
const all = [...texts, ...builtPages().map(({html}) => html)].join('\n');

/** Used by Infima, but never set. */
const unset = ['--image-alignment-padding'];

test('every custom property that styles, pages or the application ask for has a value', () => {
  const set = new Set([...all.matchAll(/(--[a-z][\w-]*)["']?\s*:/g)].map(([, name]) => name));
  const asked = [...all.matchAll(/var\((--[a-z][\w-]*)\)/g)].map(([, name = '']) => name);
  expect(asked.length).toBeGreaterThan(100);
  expect([...new Set(asked)].filter((name) => !set.has(name) && !unset.includes(name))).toEqual([]);
});
