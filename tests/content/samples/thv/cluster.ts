import {distance, unknown} from '../../../../src/data/checks/nearest';
import {schemaProblems} from '../../../../src/data/checks/schema';
import {callsIn, type Call} from '../../../../src/data/checks/shell';
import type {ResourceDefinition} from '../../../../src/data/checks/thv/manifests';
import {check} from '../checks';
import type {Checker} from '../types';

const chartPattern = /^oci:\/\/ghcr\.io\/stacklok\/toolhive\/(.+)$/;

/** Checks charts, versions, resource names and patches in `helm` and `kubectl` commands. */
export function clusterCalls({resource, source: {charts}, schema}: ResourceDefinition): Checker {
  const names = [resource.plural, resource.singular, 'toolhive-system', ...Object.keys(charts)];
  return ({samples}) =>
    samples.flatMap((sample) =>
      callsIn(sample)
        .filter(({program}) => program === 'helm' || program === 'kubectl')
        .map((call) =>
          check(sample, call.offset, call.program, call.args.join(' '), [
            ...chartProblems(call, charts),
            ...call.args.flatMap((word) => slipProblems(word, names)),
            ...patchProblems(call, schema),
          ]),
        ),
    );
}

function chartProblems({args}: Call, charts: Readonly<Record<string, string>>): string[] {
  const version = args[args.indexOf('--version') + 1];
  return args.flatMap((word) => {
    const [, chart] = chartPattern.exec(word) ?? [];
    const expected = charts[chart ?? ''];
    if (chart === undefined || expected === undefined) {
      return chart === undefined ? [] : [unknown('chart', chart, Object.keys(charts))];
    }
    return args.includes('--version') && version !== expected
      ? [unknown(`version of ${chart}`, String(version), [expected])]
      : [];
  });
}

function slipProblems(word: string, names: readonly string[]): string[] {
  const isSlip = !names.includes(word) && names.some((name) => distance(word, name) === 1);
  return isSlip ? [unknown('name', word, names)] : [];
}

function patchProblems({args}: Call, schema: object): string[] {
  const patch = args[args.findIndex((arg) => arg === '-p' || arg === '--patch') + 1];
  if (!args.includes('patch') || !patch?.startsWith('{')) {
    return [];
  }
  try {
    return schemaProblems(schema, JSON.parse(patch)).filter((problem) => !problem.includes('required property'));
  } catch (error) {
    return [`the patch is not JSON: ${(error as Error).message}`];
  }
}
