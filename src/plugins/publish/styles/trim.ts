import postcss from 'postcss';
import {PurgeCSS} from 'purgecss';

import type {UsedNames} from './names';
import {dropOverridden, isInLayer} from './overridden';
import {dropUnusedProperties} from './unused';

const attribute = /\[([\w-]+)(?:[~|^$*]?=(["']?)(.*?)\2)?\]/g;

/** Replaced by the site's own styles. */
const restyled = [/^alert--/];

/**
 * Theme features that the site does not use: dropdowns, tags, a collapsible sidebar, locales, external link icons, a
 * navbar that never hides.
 */
const absent = [
  /^close$/,
  /^doc(?:SidebarContainerHidden|MainContainerEnhanced|ItemWrapperEnhanced)_/,
  /^sidebarHidden_/,
  /ExternalLink_/,
  /^shadow--/,
  /^anchorTargetStickyNavbar_/,
  /^dropdown/,
  /^tags?(?:WithCount|Regular)?_/,
  /SidebarButton(?:Icon)?_/,
  /^expandButton/,
  /^(?:icon|menu)Language_/,
  /^menuHtmlItem_/,
  /^navbar--(?:dark|primary)$/,
  /^darkNavbar/,
];

/**
 * Removes unused rules, animations and custom properties. Attribute selectors always match, because attributes change
 * at runtime; rules outside of layers are kept if a page or script mentions the class.
 * @param others texts that may use custom properties: pages, scripts, other stylesheets
 * @throws if a page has a class of an unused feature
 */
export async function trimStyles(css: string, used: UsedNames, others: readonly string[]): Promise<string> {
  const present = Array.from(used.onPages).find((name) => absent.some((part) => part.test(name)));
  if (present) {
    throw new Error(
      `src/plugins/publish/styles/trim.ts: a page has the class ${present}, which \`absent\` takes the styles from`,
    );
  }
  const kept = dropOverridden(css);
  const attributes = Array.from(css.matchAll(attribute));
  const found = {
    classes: Array.from(used.classes).concat(ownClasses(kept, others)),
    tags: Array.from(used.tags),
    ids: Array.from(used.ids),
    attributes: {names: attributes.map(([, name = '']) => name), values: attributes.map(([, , , value = '']) => value)},
    undetermined: [],
  };
  const results = await new PurgeCSS().purge({
    css: [{raw: kept}],
    blocklist: [...restyled, ...absent],
    content: [{raw: '', extension: 'names'}],
    extractors: [{extensions: ['names'], extractor: () => found}],
    keyframes: true,
  });
  return dropUnusedProperties(results.map((result) => result.css).join(''), others);
}

/** Classes in rules outside of layers that one of the texts mentions. */
function ownClasses(css: string, texts: readonly string[]): string[] {
  const names = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    if (!isInLayer(rule)) rule.selector.match(/(?<=\.)[a-z][\w-]*/gi)?.forEach((name) => names.add(name));
  });
  return Array.from(names).filter((name) => texts.some((text) => text.includes(name)));
}
