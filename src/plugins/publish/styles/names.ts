import type {Root} from 'hast';

import {allElements, classesOf, idOf} from '../elements';

import {moduleClasses, stringWords} from './words';

/** Names that selectors can match. */
export interface UsedNames {
  readonly classes: ReadonlySet<string>;
  /** Classes in static HTML. */
  readonly onPages: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

/**
 * Collects names in static HTML and scripts.
 * @param entry scripts that every page loads; any word in their strings may be a class or a tag
 * @param late other scripts; only their CSS module classes count, because libraries contain many unrelated words
 */
export function usedNames(trees: readonly Root[], entry: readonly string[], late: readonly string[]): UsedNames {
  const classes = new Set<string>();
  const tags = new Set<string>();
  const ids = new Set<string>();
  for (const element of trees.flatMap(allElements)) {
    tags.add(element.tagName.toLowerCase());
    classesOf(element).forEach((name) => classes.add(name));
    ids.add(idOf(element) ?? '');
  }
  const onPages = new Set(classes);
  for (const word of entry.flatMap(stringWords)) {
    classes.add(word);
    tags.add(word);
  }
  late.flatMap(moduleClasses).forEach((word) => classes.add(word));
  return {classes, onPages, tags, ids};
}
