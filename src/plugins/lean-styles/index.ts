import type {Plugin} from '@docusaurus/types';

/** Parts of the style framework that no page uses, as the beginning of their selectors. */
export const unusedParts =
  /^\.(?:avatar|button--(?:danger|info|link|success|warning)|hero--|pagination(?:__|--)|pills)/;

interface Rule {
  readonly selectors: readonly string[];
  readonly remove: () => unknown;
}

/** PostCSS plugin that drops the rules of unused parts. */
export const dropUnusedParts = {
  postcssPlugin: 'drop-unused-parts',
  Rule(rule: Rule): void {
    if (rule.selectors.every((selector) => unusedParts.test(selector))) {
      rule.remove();
    }
  },
};

/** Leaves out what the style framework brings for parts that this site does not have. */
export function leanStyles(): Plugin {
  return {
    name: 'lean-styles',
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, dropUnusedParts]}),
  };
}
