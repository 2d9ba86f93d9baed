import type {Operation} from '../operations';
import type {Json} from '../types';

import {mediaOf} from './examples';
import type {CommonBody, Reference, ReferenceOperation} from './types';

/** Operations that have to share something before it counts as common. */
const fewest = 3;

/** The most common error body of each status. */
export function commonErrors(operations: readonly Operation[]): Map<string, CommonBody> {
  const counts = new Map<string, {readonly status: string; readonly body: CommonBody; count: number}>();
  for (const [status, {content}] of operations.flatMap(({responses}) => responses)) {
    for (const [type, {schema}] of /^[45]/.test(status) ? mediaOf(content) : []) {
      const body = {type, schema: JSON.stringify(schema)};
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

/** Whether a response has the error body that is common for its status. */
export function isCommon(reference: Reference, status: string, type: string, schema: Json | undefined): boolean {
  const body = reference.commonErrors.get(status);
  return body?.type === type && body.schema === JSON.stringify(schema);
}

/** Reasons of corrections that more than half of the operations share. */
export function commonReasons(operations: readonly Pick<ReferenceOperation, 'notes'>[]): string[] {
  const reasons = new Set(operations.flatMap(({notes}) => notes));
  return Array.from(reasons).filter((reason) => {
    const count = operations.filter(({notes}) => notes.includes(reason)).length;
    return count >= fewest && count > operations.length / 2;
  });
}

/** Reasons without what is said before the operations, be it a whole reason or the start of one. */
export function withoutCommon(reasons: readonly string[], common: readonly string[]): string[] {
  return reasons
    .map((reason) =>
      common.reduce((rest, text) => (rest.startsWith(text) ? rest.slice(text.length).trim() : rest), reason),
    )
    .filter(Boolean);
}
