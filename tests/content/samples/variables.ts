import {check, lineAt} from './checks';
import {unknown} from './nearest';
import type {Checker} from './types';

/**
 * Checks the names of environment variables in all samples.
 *
 * @param pattern what a variable of the product looks like
 * @param known tells real names from others
 * @param names candidates for the message
 */
export function variableNames(pattern: RegExp, known: (name: string) => boolean, names: readonly string[]): Checker {
  return ({samples}) =>
    samples.flatMap((sample) =>
      [...sample.code.matchAll(pattern)].map(({0: name, index}) =>
        check(
          sample,
          lineAt(sample.code, index),
          'variable',
          name,
          known(name) ? [] : [unknown('variable', name, names)],
        ),
      ),
    );
}
