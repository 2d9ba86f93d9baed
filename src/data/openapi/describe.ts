import {join} from 'node:path';

import {readText} from '../readText';

import {firstLine, readDocument, checkDocument} from './document';
import {applyOverlay} from './overlay';
import {mergeDescriptions} from './texts';
import type {Description, JsonObject, OverlayAction, Source} from './types';

/** Side effects of {@link describe}, replaced in tests. */
export interface Surroundings {
  readonly siteDir: string;
  /** Rejects with a one-line reason. */
  readonly download: (url: string) => Promise<string>;
  readonly log: (line: string) => void;
}

/**
 * Builds the API description of a product: structure of the published document, texts and corrections of ours. If the
 * published document is unavailable or invalid, logs why and uses the pinned one.
 * @throws if the pinned document is invalid
 */
export async function describe(source: Source, {siteDir, download, log}: Surroundings): Promise<Description> {
  const fallback = describeOffline(source, siteDir);
  try {
    const published = readDocument(await download(source.url));
    return correct(source, siteDir, mergeDescriptions(published, readPinned(siteDir, source)));
  } catch (error) {
    log(
      `${source.product}: using specs/${source.pinned}, because ${source.url} has no usable description: ${firstLine(error)}`,
    );
    return fallback;
  }
}

export function describeOffline(source: Source, siteDir: string): Description {
  const pinned = readPinned(siteDir, source);
  return named(`specs/${source.overlay}`, () => correct(source, siteDir, pinned));
}

function correct(source: Source, siteDir: string, document: JsonObject): Description {
  const corrected = applyOverlay(document, readOverlay(siteDir, source));
  return {product: source.product, document: checkDocument(corrected.document), reasons: corrected.reasons};
}

export function readPinned(siteDir: string, {pinned}: Source): JsonObject {
  const file = `specs/${pinned}`;
  return named(file, () => readDocument(readText(join(siteDir, file))));
}

/** @throws a line without the name of the file */
export function readOverlay(siteDir: string, {overlay}: Source): OverlayAction[] {
  const {actions} = JSON.parse(readText(join(siteDir, 'specs', overlay))) as {actions?: OverlayAction[]};
  if (!Array.isArray(actions)) {
    throw new Error('it has no list of actions');
  }
  const faulty = actions.findIndex((action) => !action.target || !action['x-reason']);
  if (faulty >= 0) {
    throw new Error(`actions[${faulty}] needs a target and an x-reason`);
  }
  return actions;
}

function named<Result>(file: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw new Error(`${file}: ${firstLine(error)}`);
  }
}
