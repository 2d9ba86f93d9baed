/** A package of `package-lock.json`, as far as the tests read it. */
export interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The `packages` of a lock file: folder of installation → package; the project itself has the empty folder. */
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
// The last is a word list of the spelling check, which is not published.
const allowed = new Set([...permissive, ...more, 'CC BY-SA 4.0']);

// Their manifests name no licence in the field of today; the licence files and read-me texts beside them were read.
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

/**
 * Optional packages that are not locked. `npm ci` refuses such a lock file as soon as the registry has them.
 *
 * @param lock The packages of the lock file.
 * @returns Each as `folder: name`; nothing when the lock file is whole.
 */
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

/**
 * Packages without a hash, or from a place that is not the registry.
 *
 * @param lock The packages of the lock file.
 * @returns Their folders.
 */
export function findLoose(lock: Lock): string[] {
  const installed = Object.entries(lock).filter(([folder]) => folder !== '');
  return installed.filter(([, {integrity, resolved}]) => !integrity || resolved).map(([folder]) => folder);
}

/**
 * Packages whose licence is not on the list above. Of `A OR B` one is enough, of `A AND B` both are needed.
 *
 * @param lock The packages of the lock file.
 * @returns Each as `folder: licence`.
 */
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
