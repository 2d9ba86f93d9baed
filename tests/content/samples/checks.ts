import type {Check, Checker, Page, Sample} from './types';

/** Makes a check; `offset` counts lines from the first line of the sample. */
export function check(
  sample: Sample,
  offset: number,
  kind: string,
  subject: string,
  problems: readonly string[],
): Check {
  return {sample, line: sample.line + offset, kind, subject, problems};
}

/** Lets every checker look at every page. */
export function runAll(checkers: readonly Checker[], pages: readonly Page[]): Check[] {
  return pages.flatMap((page) => checkers.flatMap((checker) => checker(page, pages)));
}

/** One line per problem: `file:line: message`. Samples that are exempt are left out. */
export function findings(checks: readonly Check[]): string[] {
  return checks
    .filter(({sample}) => sample.exemption === undefined)
    .flatMap(({sample, line, problems}) => problems.map((problem) => `${sample.file}:${line}: ${problem}`));
}

/** Exemptions without a reason, and those above samples in which nothing is wrong. */
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
