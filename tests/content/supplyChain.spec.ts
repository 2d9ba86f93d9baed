import {expect, test} from '@playwright/test';

import lock from '../../package-lock.json';
import {dependencies, devDependencies} from '../../package.json';

import {findLicences, findLoose, findMissing, type Lock} from './supplyChain/lock';

const packages = lock.packages as Lock;
const good: Lock = {
  '': {devDependencies: {tool: '1.0.0'}},
  'node_modules/tool': {
    version: '1.0.0',
    integrity: 'sha512-AA==',
    license: 'MIT',
    optionalDependencies: {'tool-mac': '1'},
  },
  'node_modules/tool-mac': {version: '1.0.0', integrity: 'sha512-AA==', license: 'MIT', optional: true},
};

test('every package is locked for every system, so that a clean installation works everywhere', () => {
  expect(findMissing(packages)).toEqual([]);
});

test('every package is locked with the hash of what is installed, and none comes from outside the registry', () => {
  expect(findLoose(packages)).toEqual([]);
});

test('every dependency of the project is named in one exact version', () => {
  const versions = Object.entries({...dependencies, ...devDependencies}).map(([name, version]) => `${name}@${version}`);
  expect(versions.filter((entry) => !/@\d+\.\d+\.\d+$/.test(entry))).toEqual([]);
});

test('every package has a licence that lets the site be published', () => {
  expect(findLicences(packages)).toEqual([]);
});

test('a lock file without a package, a hash or a licence is found', () => {
  expect([findMissing(good), findLoose(good), findLicences(good)]).toEqual([[], [], []]);
  const without = Object.entries(good).filter(([folder]) => folder !== 'node_modules/tool-mac');
  expect(findMissing(Object.fromEntries(without))).toEqual(['node_modules/tool: tool-mac']);
  const git = {...good, 'node_modules/tool': {version: '1.0.0', resolved: 'git+ssh://host/tool.git', license: 'MIT'}};
  expect(findLoose(git)).toEqual(['node_modules/tool']);
  expect(findLoose({...good, 'node_modules/tool': {version: '1.0.0', license: 'MIT'}})).toEqual(['node_modules/tool']);
  expect(findLicences({...good, 'node_modules/tool': {...good['node_modules/tool'], license: 'UNLICENSED'}})).toEqual([
    'node_modules/tool: UNLICENSED',
  ]);
});
