import {chmodSync, existsSync, mkdtempSync, realpathSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {programsWith} from '../../../../../src/plugins/authoring/runs/programs';

const folder = mkdtempSync(join(tmpdir(), 'programs-'));
const file = join(folder, 'thv-0.0.40');
writeFileSync(file, '#!/bin/sh\n');

test('a program is found under its name before those of the folder, until it is removed', () => {
  chmodSync(file, 0o755);
  const {folders = '', remove} = programsWith('thv', file, '/usr/bin');
  const [made = '', other] = folders.split(':');
  expect(realpathSync(join(made, 'thv'))).toBe(realpathSync(file));
  expect(other).toBe('/usr/bin');
  remove();
  expect(existsSync(made)).toBe(false);
  expect(existsSync(file)).toBe(true);
});

test('without a program, the folder alone is used', () => {
  expect(programsWith('thv', undefined, '/usr/bin').folders).toBe('/usr/bin');
  expect(programsWith('thv', undefined, undefined).folders).toBeUndefined();
});

test('a file that is missing or cannot be run is named', () => {
  expect(() => programsWith('thv', '/nope/thv', undefined)).toThrow('runs: --thv: there is no /nope/thv');
  expect(() => programsWith('thv', folder, undefined)).toThrow(`runs: --thv: ${folder} is not executable`);
});
