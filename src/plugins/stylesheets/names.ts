import {moduleClasses, stringWords} from './words';

/** What selectors can meet on the pages. */
export interface UsedNames {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

const tag = /<([a-z][\w-]*)((?:\s+[^\s=>"']+(?:=(?:"[^"]*"|'[^']*'|[^\s>"']*))?)*)\s*\/?>/gi;
const attribute = /([^\s=>"']+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>"']*)))?/g;
const element = /jsxs?\)?\("(\w+)"/g;

/**
 * Collects the names that stand on static pages and in the scripts that change them.
 *
 * @param html text of every static page
 * @param application scripts that every page starts with; any word of their strings may be a class
 * @param late the other scripts; of their words only classes of CSS modules count, because libraries say much else
 */
export function usedNames(html: readonly string[], application: readonly string[], late: readonly string[]): UsedNames {
  const classes = new Set<string>();
  const tags = new Set<string>();
  const ids = new Set<string>();
  for (const [, name = '', rest = ''] of html.flatMap((text) => Array.from(text.matchAll(tag)))) {
    tags.add(name.toLowerCase());
    for (const [, key = '', ...values] of rest.matchAll(attribute)) {
      const value = values.find((one) => one !== undefined) ?? '';
      if (key === 'id') ids.add(value);
      if (key === 'class') value.split(/\s+/).forEach((one) => classes.add(one));
    }
  }
  application.flatMap(stringWords).forEach((word) => classes.add(word));
  application.forEach((text) => Array.from(text.matchAll(element)).forEach(([, name = '']) => tags.add(name)));
  late.flatMap(moduleClasses).forEach((word) => classes.add(word));
  return {classes, tags, ids};
}
