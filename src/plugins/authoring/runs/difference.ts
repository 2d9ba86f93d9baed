import {normalize} from '../../../data/runs/normalize';
import type {Run, Step} from '../../../data/runs/types';

import type {Recorded} from './steps';

/** Formats the differences between a repetition and its recording. `number` is the step's position, from 1. */
export function difference(run: Run, step: Step, now: Recorded, number: number): string[] {
  return (['status', 'exit', 'output'] as const).flatMap((name) => {
    const [before, after] = [step[name], now[name]].map((value) =>
      typeof value === 'string' ? normalize(value, run.normalize) : value,
    );
    return before === after ? [] : [`  step ${number}, ${name}:`, ...mark('-', before), ...mark('+', after)];
  });
}

function mark(sign: string, value: string | number | undefined): string[] {
  return value === undefined
    ? []
    : `${value}`
        .trimEnd()
        .split('\n')
        .map((line) => `  ${sign} ${line}`);
}
