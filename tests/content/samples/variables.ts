import {distance, unknown} from '../../../src/data/checks/nearest';
import {lineAt} from '../../../src/data/checks/shell';

import {check} from './checks';
import type {Checker} from './types';

/**
 * Checks names of environment variables in all samples.
 * @param own pattern of the product's variables; other names are wrong only if they are similar to one
 */
export function variableNames(own: RegExp, names: readonly string[]): Checker {
  return ({samples}) =>
    samples.flatMap((sample) =>
      [...sample.code.matchAll(/\b[A-Z][A-Z0-9]*_(?:[A-Z0-9_]|<\w+>)+/g)]
        .filter(({0: name}) => own.test(name) || names.some((other) => distance(name, other) === 1))
        .map(({0: name, index}) => {
          const problems = names.includes(name) ? [] : [unknown('variable', name, names)];
          return check(sample, lineAt(sample.code, index), 'variable', name, problems);
        }),
    );
}
