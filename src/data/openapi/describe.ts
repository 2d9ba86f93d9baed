import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {readText} from '../readText';

import {hashOf, writeWhole} from './files';
import {applyOverlay} from './overlay';
import {firstLine, parseDocument} from './parse';
import {mergeDescriptions} from './texts';
import type {Description, JsonObject, OverlayAction, Source} from './types';
import {checkDocument} from './validate';

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
  const pinned = readPinned(siteDir, source);
  const overlay = readOverlay(siteDir, source);
  const fallback = named(`specs/${source.overlay}`, () => prepare(source, pinned, overlay, 'pinned'));
  try {
    const text = await download(source.url);
    const published = checkDocument(parseDocument(text));
    const description = prepare(source, mergeDescriptions(published, pinned), overlay, 'published');
    keep(siteDir, source, text);
    return description;
  } catch (error) {
    log(
      `${source.product}: using specs/${source.pinned}, because ${source.url} has no usable description: ${firstLine(error)}`,
    );
    return fallback;
  }
}

export function describeOffline(source: Source, siteDir: string): Description {
  const pinned = readPinned(siteDir, source);
  const overlay = readOverlay(siteDir, source);
  return named(`specs/${source.overlay}`, () => prepare(source, pinned, overlay, 'pinned'));
}

function prepare(
  {product}: Source,
  document: JsonObject,
  overlay: readonly OverlayAction[],
  origin: Description['origin'],
): Description {
  const corrected = applyOverlay(document, overlay);
  return {product, document: checkDocument(corrected.document), reasons: corrected.reasons, origin};
}

export function readPinned(siteDir: string, {pinned}: Source): JsonObject {
  const file = `specs/${pinned}`;
  return named(file, () => checkDocument(parseDocument(readText(join(siteDir, file)))));
}

export function readOverlay(siteDir: string, {overlay}: Source): OverlayAction[] {
  const file = `specs/${overlay}`;
  return named(file, () => {
    const {actions} = JSON.parse(readText(join(siteDir, file))) as {actions?: OverlayAction[]};
    if (!Array.isArray(actions)) {
      throw new Error('it has no list of actions');
    }
    const faulty = actions.findIndex((action) => !action.target || !action['x-reason']);
    if (faulty >= 0) {
      throw new Error(`actions[${faulty}] needs a target and an x-reason`);
    }
    return actions;
  });
}

function named<Result>(file: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw new Error(`${file}: ${firstLine(error)}`);
  }
}

/** Caches a published document and its hash; an unchanged one is not rewritten. */
export function keep(siteDir: string, {product, format, url}: Source, text: string): void {
  const file = join(siteDir, '.cache/specs', `${product}.${format}`);
  const record = JSON.stringify({url, sha256: hashOf(text)});
  try {
    if (readFileSync(`${file}.source`, 'utf8') === record) {
      return;
    }
  } catch {
    // Not cached yet.
  }
  writeWhole(file, text);
  writeWhole(`${file}.source`, record);
}
