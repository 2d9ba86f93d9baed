import postcss from 'postcss';
import {PurgeCSS} from 'purgecss';

import type {UsedNames} from './names';
import {dropOverridden, isInLayer} from './overridden';
import {dropUnusedProperties} from './unused';

const attribute = /\[([\w-]+)(?:[~|^$*]?=(["']?)(.*?)\2)?\]/g;

/** What the site styles itself: boxes in Infima's colors. */
const restyled = [/^alert--/];

/**
 * What the theme could show, and this site does not have: drop-down menus, tags, a sidebar to hide, other languages,
 * links with a mark because they lead away, a navbar that never hides.
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
 * Takes out of a stylesheet the rules, animations and custom properties that nothing uses. What an attribute says
 * changes while a page is used, so no rule goes because of it; nor does a rule of the site's own for a class that a page
 * or any script names.
 *
 * @param css text of the stylesheet
 * @param used names on the pages
 * @param others texts that may use the stylesheet's custom properties: pages, scripts and further sheets
 * @returns text of the smaller stylesheet
 * @throws when a page has a class of a part that the site is said not to have
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
    fontFace: true,
    keyframes: true,
  });
  return dropUnusedProperties(results.map((result) => result.css).join(''), others);
}

/** Classes of the site's own rules, which are outside of layers, that a text names. */
function ownClasses(css: string, texts: readonly string[]): string[] {
  const names = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    if (!isInLayer(rule)) rule.selector.match(/(?<=\.)[a-z][\w-]*/gi)?.forEach((name) => names.add(name));
  });
  return Array.from(names).filter((name) => texts.some((text) => text.includes(name)));
}
