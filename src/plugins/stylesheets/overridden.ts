import postcss, {type Rule} from 'postcss';

const root = ':root';
/** Selectors of the root element in either color mode, as Infima and the theme write them. */
const anyRoot = /^(?=.)(?::root|html)?(?:\[data-theme=['"]?\w+['"]?\])?(?::root)?$/;

/**
 * Takes out of the layers the custom properties that the site's own rules set for the whole page, because a rule outside
 * of layers always wins.
 *
 * @param css text of a stylesheet
 * @returns text without the declarations that lose
 */
export function dropOverridden(css: string): string {
  const sheet = postcss.parse(css);
  const rules: Rule[] = [];
  sheet.walkRules((rule) => void rules.push(rule));
  const own = rules.filter((rule) => rule.parent === sheet && rule.selectors.includes(root));
  const set = new Set(own.flatMap((rule) => rule.nodes.map((node) => (node.type === 'decl' ? node.prop : ''))));
  const layered = rules.filter((rule) => rule.parent !== sheet && rule.selectors.every((one) => anyRoot.test(one)));
  layered.forEach((rule) =>
    rule.walkDecls(/^--/, (declaration) => void (set.has(declaration.prop) && declaration.remove())),
  );
  return sheet.toString();
}
