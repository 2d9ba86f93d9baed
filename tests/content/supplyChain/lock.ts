/** A package in `package-lock.json`. */
export interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** `packages` of a lock file by folder; the project's is empty. */
export type Lock = Record<string, LockedPackage>;

const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
];
const more = ['MIT', 'MIT-0', 'MPL-2.0', 'OFL-1.1', 'PSF-2.0', 'Python-2.0', 'Unlicense', 'WTFPL', 'Zlib'];
// The last one is for a dictionary of the spell checker, which is not published.
const allowed = new Set([...permissive, ...more, 'CC BY-SA 4.0']);

// Manifests without a valid license field; taken from their license files and READMEs.
const read: Record<string, string> = {
  'compute-gcd': 'MIT',
  'compute-lcm': 'MIT',
  eval: 'MIT',
  format: 'MIT',
  khroma: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  rechoir: 'MIT',
  'require-like': 'MIT',
  'svg-tags': 'MIT',
  'validate.io-function': 'MIT',
  'validate.io-integer': 'MIT',
  'validate.io-integer-array': 'MIT',
  'validate.io-number': 'MIT',
};

/** Optional packages missing from the lock file, as `folder: name`. `npm ci` fails once the registry has them. */
export function findMissing(lock: Lock): string[] {
  const has = (folder: string, name: string): boolean => {
    const own = folder === '' ? '' : `${folder}/`;
    if (lock[`${own}node_modules/${name}`]) return true;
    return folder !== '' && has(folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))), name);
  };
  return Object.entries(lock).flatMap(([folder, {optionalDependencies = {}}]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !has(folder, name))
      .map((name) => `${folder}: ${name}`),
  );
}

/** Folders of packages without a hash or from outside the registry. */
export function findLoose(lock: Lock): string[] {
  const installed = Object.entries(lock).filter(([folder]) => folder !== '');
  return installed.filter(([, {integrity, resolved}]) => !integrity || resolved).map(([folder]) => folder);
}

/** Packages with a license that is not allowed, as `folder: license`. `A OR B` requires one, `A AND B` both. */
export function findLicences(lock: Lock): string[] {
  const isAllowed = (text: string): boolean =>
    text
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((one) => one.split(' AND ').every((part) => allowed.has(part)));
  return Object.entries(lock)
    .filter(([folder]) => folder !== '')
    .map(([folder, {license}]): [string, string] => [
      folder,
      license ?? read[folder.split('node_modules/').pop()!] ?? '',
    ])
    .filter(([, licence]) => !isAllowed(licence))
    .map(([folder, licence]) => `${folder}: ${licence}`);
}
