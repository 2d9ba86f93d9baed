import type {Operation} from '../operations';
import type {Json} from '../types';

import {mediaOf} from './examples';
import type {CommonBody, Reference, ReferenceOperation} from './types';

/** Minimum number of operations that share an error or a reason for it to be common. */
const fewest = 3;

/** The most common error body per status code. */
export function commonErrors(operations: readonly Operation[]): Map<string, CommonBody> {
  const counts = new Map<string, {readonly status: string; readonly body: CommonBody; count: number}>();
  for (const [status, {content}] of operations.flatMap(({responses}) => responses)) {
    for (const [type, {schema}] of /^[45]/.test(status) ? mediaOf(content) : []) {
      const body = {type, schema: JSON.stringify(schema ?? {})};
      const key = [status, type, body.schema].join(' ');
      const entry = counts.get(key) ?? {status, body, count: 0};
      entry.count++;
      counts.set(key, entry);
    }
  }
  const common = Array.from(counts.values())
    .filter(({count}) => count >= fewest)
    .sort((a, b) => a.count - b.count);
  return new Map(common.map(({status, body}) => [status, body]));
}

export function isCommon(reference: Reference, status: string, type: string, schema: Json | undefined): boolean {
  const body = reference.commonErrors.get(status);
  return body?.type === type && body.schema === JSON.stringify(schema ?? {});
}

/** Reasons of corrections that apply to more than half of the operations. */
export function commonReasons(operations: readonly Pick<ReferenceOperation, 'notes'>[]): string[] {
  const reasons = new Set(operations.flatMap(({notes}) => notes));
  return Array.from(reasons).filter((reason) => {
    const count = operations.filter(({notes}) => notes.includes(reason)).length;
    return count >= fewest && count > operations.length / 2;
  });
}

/** Removes common reasons, which are listed once above the operations, also at the start of a reason. */
export function withoutCommon(reasons: readonly string[], common: readonly string[]): string[] {
  return reasons
    .map((reason) =>
      common.reduce((rest, text) => (rest.startsWith(text) ? rest.slice(text.length).trim() : rest), reason),
    )
    .filter(Boolean);
}
