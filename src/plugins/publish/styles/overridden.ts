import postcss, {type AtRule, type Rule} from 'postcss';

const root = ':root';
/** Root element in any color mode, as Infima and the theme write it. */
const anyRoot = /^(?=.)(?::root|html)?(?:\[data-theme=['"]?\w+['"]?\])?(?::root)?$/;

/**
 * Removes declarations in cascade layers that rules outside of layers override: the same property of the same
 * selector, or a custom property of the root element.
 */
export function dropOverridden(css: string): string {
  const sheet = postcss.parse(css);
  const rules: Rule[] = [];
  sheet.walkRules((rule) => void rules.push(rule));
  const own = rules.filter((rule) => rule.parent === sheet && rule.selectors.includes(root));
  const set = new Set(own.flatMap((rule) => rule.nodes.map((node) => (node.type === 'decl' ? node.prop : ''))));
  const layered = rules.filter(isInLayer);
  const isRoot = (rule: Rule): boolean => rule.selectors.every((one) => anyRoot.test(one));
  layered
    .filter(isRoot)
    .forEach((rule) =>
      rule.walkDecls(/^--/, (declaration) => void (set.has(declaration.prop) && declaration.remove())),
    );
  const settings = new Set<string>();
  for (const rule of rules.filter(({parent}) => parent === sheet)) {
    rule.walkDecls(({prop}) => rule.selectors.forEach((one) => settings.add(`${one} ${prop}`)));
  }
  layered.forEach((rule) =>
    rule.walkDecls(/^[a-z]/, (declaration) => {
      const isSet = rule.selectors.every((one) => settings.has(`${one} ${declaration.prop}`));
      if (isSet && !declaration.important) declaration.remove();
    }),
  );
  return sheet.toString();
}

/** Rules outside of layers override rules in layers. */
export function isInLayer({parent}: Rule | AtRule): boolean {
  return parent?.type === 'atrule' && ((parent as AtRule).name === 'layer' || isInLayer(parent as AtRule));
}
