import {unknown} from '../../../src/data/checks/nearest';
import {callsIn} from '../../../src/data/checks/shell';

import {check} from './checks';
import type {Checker} from './types';

/** Options of another program, and the pages whose prose may mention them. */
export interface OtherProgram {
  readonly pages: RegExp;
  readonly options: readonly string[];
}

/**
 * Checks options in prose, such as `--debug`; a star is a wildcard. Options of other programs are valid if a command on
 * the page uses them or they are listed.
 */
export function optionMentions(known: readonly string[], others: readonly OtherProgram[] = []): Checker {
  return ({file, samples}) => {
    const used = samples.flatMap(callsIn).flatMap(({program, args}) => (program.startsWith('-') ? [] : args));
    const listed = others.flatMap(({pages, options}) => (pages.test(file) ? options : []));
    const names = [...new Set([...known, ...listed, ...used.filter((word) => word.startsWith('-')).map(nameOf)])];
    return samples
      .filter(({lang, code}) => lang === 'inline' && /^--[a-z]/.test(code))
      .map((sample) => {
        const name = nameOf(sample.code.split(/\s/)[0] ?? '');
        const start = name.replace(/\*$/, '');
        const exists = names.some((other) => other === name || (start !== name && other.startsWith(start)));
        return check(sample, 0, 'option', name, exists ? [] : [unknown('option', name, names)]);
      });
  };
}

function nameOf(word: string): string {
  return word.split('=')[0] ?? '';
}
