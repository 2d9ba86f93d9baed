import {readPinned} from '../../data/openapi/describe';
import {firstLine, readDocument} from '../../data/openapi/document';
import {fetchText} from '../../data/openapi/fetch';
import {loadSources} from '../../data/openapi/sources';
import {mergeDescriptions} from '../../data/openapi/texts';
import type {Json, JsonObject} from '../../data/openapi/types';

const log = (line: string): void => console.log(`[specs] ${line}`);

/** Compares the published API descriptions with the pinned ones; sets exit status 1 if one differs in structure. */
export async function specsCheck(siteDir: string): Promise<void> {
  for (const source of loadSources(siteDir)) {
    const {product, url} = source;
    try {
      const {gained, lost} = drift(readPinned(siteDir, source), readDocument(await fetchText(url)));
      const differs = gained.length + lost.length > 0;
      log(`${product}: ${differs ? 'drift' : 'no drift'} against ${url}`);
      [...gained.map((line) => `  + ${line}`), ...lost.map((line) => `  - ${line}`)].forEach(log);
      process.exitCode ||= differs ? 1 : 0;
    } catch (error) {
      log(`${product}: ${url} has no usable description: ${firstLine(error)}`);
      process.exitCode = 2;
    }
  }
}

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
