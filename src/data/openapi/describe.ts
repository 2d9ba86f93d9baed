import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {hashOf, writeWhole} from './files';
import {applyOverlay} from './overlay';
import {firstLine, parseDocument} from './parse';
import {mergeDescriptions} from './texts';
import type {Description, JsonObject, OverlayAction, Source} from './types';
import {checkDocument} from './validate';

/** What the outside world does for {@link describe}. */
export interface Surroundings {
  readonly siteDir: string;
  /** Downloads a text, or says in one line why it cannot. */
  readonly download: (url: string) => Promise<string>;
  readonly log: (line: string) => void;
}

/**
 * Makes the description of one product: structure from the published document, words and corrections from ours. When
 * the published document cannot be had or used, says so in one line and takes the structure from our pinned file.
 *
 * @throws when the pinned file itself is broken
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
      `${source.product}: using specs/${source.pinned}, because ${source.url} gives no usable description: ${firstLine(error)}`,
    );
    return fallback;
  }
}

/** Makes the description of one product from our files alone. */
export function describeOffline(source: Source, siteDir: string): Description {
  const pinned = readPinned(siteDir, source);
  return named(`specs/${source.overlay}`, () => prepare(source, pinned, readOverlay(siteDir, source), 'pinned'));
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

/** Our pinned document of a product, checked. */
export function readPinned(siteDir: string, {pinned}: Source): JsonObject {
  const file = `specs/${pinned}`;
  return named(file, () => checkDocument(parseDocument(readFileSync(join(siteDir, file), 'utf8'))));
}

/** The corrections of a product, checked. */
export function readOverlay(siteDir: string, {overlay}: Source): OverlayAction[] {
  const file = `specs/${overlay}`;
  return named(file, () => {
    const {actions} = JSON.parse(readFileSync(join(siteDir, file), 'utf8')) as {actions?: OverlayAction[]};
    if (!Array.isArray(actions) || actions.some((action) => !action.target || !action['x-reason'])) {
      throw new Error('every action needs a target and an x-reason');
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

/** Keeps the published text with its hash in the cache; the same text is written once. */
export function keep(siteDir: string, {product, format, url}: Source, text: string): void {
  const file = join(siteDir, '.cache/specs', `${product}.${format}`);
  const record = JSON.stringify({url, sha256: hashOf(text)});
  try {
    if (readFileSync(`${file}.source`, 'utf8') === record) {
      return;
    }
  } catch {
    // Nothing kept so far.
  }
  writeWhole(file, text);
  writeWhole(`${file}.source`, record);
}
