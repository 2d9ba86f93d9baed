import {type Call, callsIn, lineAt} from '../../../src/data/checks/shell';

import type {Page, Sample} from './pages';

/** What a checker found out about a place in a sample. */
export interface Check {
  readonly sample: Sample;
  readonly line: number;
  readonly kind: string;
  readonly problems: readonly string[];
}

export type Checker = (page: Page) => readonly Check[];

/** Problems of a part of a sample; undefined if the checker is not about it. */
type Problems = readonly string[] | undefined;

/** `offset` counts lines from the start of the sample. */
export function check(sample: Sample, offset: number, kind: string, problems: Problems): Check[] {
  return problems ? [{sample, line: sample.line + offset, kind, problems}] : [];
}

/** Checks each shell command of a page. */
export function inCalls(
  kind: string | ((call: Call) => string),
  problemsOf: (call: Call, sample: Sample, page: Page) => Problems,
): Checker {
  return (page) =>
    page.samples.flatMap((sample) =>
      callsIn(sample).flatMap((call) => {
        const name = typeof kind === 'string' ? kind : kind(call);
        return check(sample, call.offset, name, problemsOf(call, sample, page));
      }),
    );
}

/** Checks each match of a pattern in the samples of a page. */
export function inMatches(
  kind: string,
  pattern: RegExp,
  problemsOf: (match: RegExpMatchArray, sample: Sample, page: Page) => Problems,
): Checker {
  return (page) =>
    page.samples.flatMap((sample) =>
      [...sample.code.matchAll(pattern)].flatMap((match) =>
        check(sample, lineAt(sample.code, match.index), kind, problemsOf(match, sample, page)),
      ),
    );
}

export function runAll(checkers: readonly Checker[], pages: readonly Page[]): Check[] {
  return pages.flatMap((page) => checkers.flatMap((checker) => checker(page)));
}

/** Formats problems as `file:line: message`, without exempt samples. */
export function findings(checks: readonly Check[]): string[] {
  return checks
    .filter(({sample}) => sample.exemption === undefined)
    .flatMap(({sample, line, problems}) => problems.map((problem) => `${sample.file}:${line}: ${problem}`));
}

/** Exemptions without a reason, or of valid samples. */
export function exemptionFindings(pages: readonly Page[], checks: readonly Check[]): string[] {
  const key = (sample: Sample) => `${sample.file}:${sample.exemption?.line}`;
  const needed = new Set(checks.filter(({problems}) => problems.length > 0).map(({sample}) => key(sample)));
  const exempt = pages.flatMap(({samples}) => samples.filter((sample) => sample.exemption !== undefined));
  const messages = exempt.flatMap((sample) => [
    ...(sample.exemption?.reason ? [] : [`${key(sample)}: check-ignore needs a reason`]),
    ...(needed.has(key(sample)) ? [] : [`${key(sample)}: nothing is wrong below this check-ignore; remove it`]),
  ]);
  return [...new Set(messages)];
}
