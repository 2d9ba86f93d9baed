import type {Root} from 'hast';

import {allElements, classesOf, idOf} from '../elements';

import {moduleClasses, stringWords} from './words';

/** What selectors can meet on the pages. */
export interface UsedNames {
  readonly classes: ReadonlySet<string>;
  /** The classes among them that stand on static pages. */
  readonly onPages: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

const created = /jsxs?\)?\("(\w+)"/g;

/**
 * Collects the names that stand on static pages and in the scripts that change them.
 *
 * @param trees of every static page
 * @param entry scripts that every page starts with; any word of their strings may be a class
 * @param late the other scripts; of their words only classes of CSS modules count, because libraries say much else
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
  entry.flatMap(stringWords).forEach((word) => classes.add(word));
  entry.forEach((text) => Array.from(text.matchAll(created)).forEach(([, name = '']) => tags.add(name)));
  late.flatMap(moduleClasses).forEach((word) => classes.add(word));
  return {classes, onPages, tags, ids};
}
