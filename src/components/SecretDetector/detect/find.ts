import signatureData from '../../../../specs/gateway/signatures.json';

import {toRegExp} from './pattern';

/** A secret in a line; offsets count characters. */
export interface Match {
  readonly service: string;
  readonly type: string;
  readonly value: string;
  /** Offset of the value. */
  readonly place: number;
  /** Offset of the value according to CodeGate. */
  readonly start: number;
  /** Whether CodeGate ignores it, because the text above has the same name and value. */
  readonly isRepeat: boolean;
}

const highEntropy = {service: 'High Entropy', type: 'Potential Secret', least: 4};
const assignment = /([A-Za-z_][A-Za-z0-9_]*)\p{White_Space}*=\p{White_Space}*["']?([\w\-.+/=]{8,})["']?/gu;
const signatures = signatureData.signatures.map(({pattern, ...names}) => ({...names, regExp: toRegExp(pattern)}));

/**
 * Finds secrets in a line in CodeGate's order: by signature, then by entropy.
 * @param found names and values of the lines above; updated
 */
export function findInLine(line: string, found: Set<string>): Match[] {
  const isRepeat = (key: string, value: string): boolean => {
    const before = found.size;
    return found.add(`${key}:${value}`).size === before;
  };
  const bySignature = signatures.flatMap(({service, type, regExp}) =>
    Array.from(line.matchAll(regExp), ({0: value, index}) => ({value, start: lengthOf(line.slice(0, index))}))
      .filter(({value}) => value.toLowerCase() !== 'token')
      .map(({value, start}) => ({
        service,
        type,
        value,
        start,
        place: start,
        isRepeat: isRepeat(keyOf(line, value), value),
      })),
  );
  const byEntropy = Array.from(line.matchAll(assignment)).flatMap(({0: all, 1: key = '', 2: value = '', index}) => {
    const isKnown = found.has(`${key}:${value}`);
    if (value.startsWith('REDACTED') || (!isKnown && entropyOf(value) < highEntropy.least)) {
      return [];
    }
    const place = lengthOf(line.slice(0, index + all.lastIndexOf(value)));
    // CodeGate uses the first occurrence of the value in the line.
    const start = lengthOf(line.slice(0, line.indexOf(value)));
    const {service, type} = highEntropy;
    return [{service, type, value, start, place, isRepeat: isRepeat(key, value)}];
  });
  return [...bySignature, ...byEntropy];
}

/** Length in code points, as in Python. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Name that the value is assigned to, or "None", as Python formats it. */
function keyOf(line: string, value: string): string {
  const literal = value.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const space = String.raw`\p{White_Space}*`;
  const named = new RegExp(`([A-Za-z_][A-Za-z0-9_]*)${space}=${space}["']?${literal}["']?`, 'u');
  return named.exec(line)?.[1] ?? 'None';
}

/** Shannon entropy in bits per character. */
function entropyOf(text: string): number {
  const shares = Array.from(new Set(text), (character) => (text.split(character).length - 1) / text.length);
  return -shares.reduce((sum, share) => sum + share * Math.log2(share), 0);
}
