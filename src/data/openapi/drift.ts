import {mergeDescriptions} from './texts';
import type {Json, JsonObject} from './types';

/** What the published document has and ours lacks, and the reverse, as lines of place and value; texts do not count. */
export function drift(ours: JsonObject, published: JsonObject): {gained: string[]; lost: string[]} {
  const [before, after] = [linesOf(ours), linesOf(mergeDescriptions(published, ours))];
  return {
    gained: after.filter((line) => !before.includes(line)),
    lost: before.filter((line) => !after.includes(line)),
  };
}

function linesOf(value: Json, place = ''): string[] {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([key, entry]) => linesOf(entry, place === '' ? key : `${place} > ${key}`))
    : [`${place}: ${JSON.stringify(value)}`];
}
