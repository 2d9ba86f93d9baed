import {objectOf, resolve} from '../../data/openapi/json';
import type {Json, JsonObject} from '../../data/openapi/types';

import {mediaOf} from './samples';
import type {Call, Reference, UsualBody} from './types';

/** Calls that have to share something before it counts as usual. */
const fewest = 3;

/** For each status of a failure, the body that most calls answer with; it is said once, before the calls. */
export function usualFailures(document: JsonObject, calls: readonly Call[]): Map<string, UsualBody> {
  const counts = new Map<string, {readonly status: string; readonly body: UsualBody; count: number}>();
  for (const {operation} of calls) {
    for (const [status, raw] of Object.entries(objectOf(operation.responses)).filter(([name]) => /^[45]/.test(name))) {
      for (const [type, {schema}] of mediaOf(objectOf(resolve(document, raw)).content)) {
        const body = {type, schema: JSON.stringify(schema)};
        const key = [status, type, body.schema].join(' ');
        const entry = counts.get(key) ?? {status, body, count: 0};
        entry.count++;
        counts.set(key, entry);
      }
    }
  }
  const common = [...counts.values()].filter(({count}) => count >= fewest).sort((a, b) => a.count - b.count);
  return new Map(common.map(({status, body}) => [status, body]));
}

/** Reasons of corrections that more than half of the calls share; they are said once, before the calls. */
export function usualReasons(calls: readonly Pick<Call, 'notes'>[]): string[] {
  const reasons = [...new Set(calls.flatMap(({notes}) => notes))];
  return reasons.filter((reason) => {
    const count = calls.filter(({notes}) => notes.includes(reason)).length;
    return count >= fewest && count > calls.length / 2;
  });
}

/** Reasons without what is said before the calls, be it a whole reason or the start of one. */
export function withoutUsual(reasons: readonly string[], usual: readonly string[]): string[] {
  return reasons
    .map((reason) =>
      usual.reduce((rest, text) => (rest.startsWith(text) ? rest.slice(text.length).trim() : rest), reason),
    )
    .filter(Boolean);
}

/** Whether a failure has the body that is usual for its status. */
export function isUsual({usual}: Reference, status: string, type: string, schema: Json | undefined): boolean {
  const body = usual.get(status);
  return body?.type === type && body.schema === JSON.stringify(schema);
}
