import {expect, test} from '@playwright/test';

import lock from '../../package-lock.json';
import {dependencies, devDependencies} from '../../package.json';

interface LockedPackage {
  integrity?: string;
  resolved?: string;
  license?: string;
  optionalDependencies?: Record<string, string>;
}

/** Packages of a lock file by folder; the project's is empty. */
type Lock = Record<string, LockedPackage>;

// The last one is for a dictionary of the spell checker, which is not published.
const allowed =
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 CC-BY-4.0 ISC MIT MIT-0 MPL-2.0 OFL-1.1 PSF-2.0 Python-2.0 Unlicense WTFPL Zlib CC-BY-SA-4.0'.split(
    ' ',
  );

// Manifests without a valid license field, under MIT or BSD-3-Clause as their license files and READMEs say.
const read =
  'compute-gcd compute-lcm eval format khroma parse-cache-control rechoir require-like svg-tags validate.io-function validate.io-integer validate.io-integer-array validate.io-number'.split(
    ' ',
  );

/** Optional packages missing from the lock file, as `folder: name`. `npm ci` fails once the registry has them. */
function findMissing(packages: Lock): string[] {
  const has = (folder: string, name: string): boolean => {
    const own = folder === '' ? '' : `${folder}/`;
    const isHere = packages[`${own}node_modules/${name}`] !== undefined;
    return isHere || (folder !== '' && has(folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))), name));
  };
  return Object.entries(packages).flatMap(([folder, {optionalDependencies = {}}]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !has(folder, name))
      .map((name) => `${folder}: ${name}`),
  );
}

/** Packages without a hash, from outside the registry, or with a license that is not allowed. */
function findFaults(packages: Lock): string[] {
  return Object.entries(packages).flatMap(([folder, {integrity, resolved, license = ''}]) => {
    // `A OR B` requires one license, `A AND B` both.
    const choices = license.replace(/[()]/g, '').replace('CC BY-SA 4.0', 'CC-BY-SA-4.0').split(' OR ');
    const isAllowed = choices.some((choice) => choice.split(' AND ').every((part) => allowed.includes(part)));
    const isRead = license === '' && read.includes(folder.split('node_modules/').at(-1) ?? '');
    return [
      ...(folder === '' || (integrity && !resolved) ? [] : [`${folder}: no hash, or not from the registry`]),
      ...(folder === '' || isAllowed || isRead ? [] : [`${folder}: the license is "${license}"`]),
    ];
  });
}

test('every package is locked for every system with its hash, and lets the site be published', () => {
  expect(findMissing(lock.packages)).toEqual([]);
  expect(findFaults(lock.packages as Lock)).toEqual([]);
});

test('every dependency of the project is named in one exact version', () => {
  const versions = Object.entries({...dependencies, ...devDependencies}).map(([name, version]) => `${name}@${version}`);
  expect(versions.filter((entry) => !/@\d+\.\d+\.\d+$/.test(entry))).toEqual([]);
});
