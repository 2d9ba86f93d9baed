import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {builtPages} from '../support/built';
import {buildDir} from '../support/site';

const folder = join(buildDir, 'assets');
const read = (kind: 'css' | 'js') =>
  readdirSync(join(folder, kind))
    .filter((name) => name.endsWith(`.${kind}`))
    .map((name) => readFileSync(join(folder, kind, name), 'utf8'));
const sheets = read('css').join('\n');
const scripts = readdirSync(join(folder, 'js')).filter((name) => name.startsWith('main.'));
const main = scripts.map((name) => readFileSync(join(folder, 'js', name), 'utf8')).join('\n');
const markup = builtPages()
  .map(({html}) => html)
  .join('\n');

/** Used by Infima, but never set. */
const unset = ['--image-alignment-padding'];

test('every custom property that styles, pages or the application ask for has a value', () => {
  const set = new Set(
    Array.from(`${sheets}${markup}${main}`.matchAll(/(--[a-z][\w-]*)["']?\s*:/g)).map(([, name]) => name),
  );
  const asked = Array.from(`${sheets}${markup}${main}`.matchAll(/var\((--[a-z][\w-]*)\)/g)).map(([, name]) => name);
  expect(asked.length).toBeGreaterThan(100);
  expect(Array.from(new Set(asked)).filter((name) => !set.has(name) && !unset.includes(name ?? ''))).toEqual([]);
});
