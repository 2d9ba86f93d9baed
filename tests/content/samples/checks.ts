import type {Check, Checker, Page, Sample} from './types';

/** `offset` counts lines from the start of the sample. */
export function check(
  sample: Sample,
  offset: number,
  kind: string,
  subject: string,
  problems: readonly string[],
): Check {
  return {sample, line: sample.line + offset, kind, subject, problems};
}

export function runAll(checkers: readonly Checker[], pages: readonly Page[]): Check[] {
  return pages.flatMap((page) => checkers.flatMap((checker) => checker(page, pages)));
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
