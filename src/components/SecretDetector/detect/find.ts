import signatureData from '../../../../specs/gateway/signatures.json';

import {toRegExp} from './pattern';

/** A secret that the program sees in a line. */
export interface Match {
  readonly service: string;
  readonly type: string;
  readonly value: string;
  /** Characters of the line in front of the value. */
  readonly place: number;
  /** Characters of the line in front of what the program takes for the value. */
  readonly start: number;
  /** Whether the program passes over it, because it has found the value under the same name in the text before. */
  readonly isRepeat: boolean;
}

const highEntropy = {service: 'High Entropy', type: 'Potential Secret', least: 4};
const assignment = /([A-Za-z_][A-Za-z0-9_]*)\p{White_Space}*=\p{White_Space}*["']?([\w\-.+/=]{8,})["']?/gu;
const signatures = signatureData.signatures.map(({pattern, ...names}) => ({...names, regExp: toRegExp(pattern)}));

/**
 * Finds secrets in one line, in the order of the program: by each signature, then by entropy.
 *
 * @param found names and values that were found in the lines before; grows
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
    // The program takes the first place in the line that has the same characters.
    const start = lengthOf(line.slice(0, line.indexOf(value)));
    const {service, type} = highEntropy;
    return [{service, type, value, start, place, isRepeat: isRepeat(key, value)}];
  });
  return [...bySignature, ...byEntropy];
}

/** Number of characters, as Python counts them. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Name that the value is assigned to; "None", as Python writes it, without one. */
function keyOf(line: string, value: string): string {
  const literal = value.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const space = String.raw`\p{White_Space}*`;
  const named = new RegExp(`([A-Za-z_][A-Za-z0-9_]*)${space}=${space}["']?${literal}["']?`, 'u');
  return named.exec(line)?.[1] ?? 'None';
}

/** Shannon entropy in bits for each character. */
function entropyOf(text: string): number {
  const shares = Array.from(new Set(text), (character) => (text.split(character).length - 1) / text.length);
  return -shares.reduce((sum, share) => sum + share * Math.log2(share), 0);
}
