import postcss, {type AtRule, type Container, type Document, type Rule} from 'postcss';

const root = ':root';
/** Selectors of the root element in either color mode, as Infima and the theme write them. */
const anyRoot = /^(?=.)(?::root|html)?(?:\[data-theme=['"]?\w+['"]?\])?(?::root)?$/;

/**
 * Takes out of the layers what the site's own rules set for the same selector, and the custom properties that they set for
 * the whole page, because a rule outside of layers always wins.
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
  const layered = rules.filter((rule) => rule.parent !== sheet && isInLayer(rule));
  layered
    .filter((rule) => rule.selectors.every((one) => anyRoot.test(one)))
    .forEach((rule) =>
      rule.walkDecls(/^--/, (declaration) => void (set.has(declaration.prop) && declaration.remove())),
    );
  const ownProperties = new Map<string, string[]>();
  for (const rule of rules.filter(({parent}) => parent === sheet)) {
    const properties = rule.nodes.map((node) => (node.type === 'decl' ? node.prop : ''));
    rule.selectors.forEach((one) => ownProperties.set(one, [...(ownProperties.get(one) ?? []), ...properties]));
  }
  layered.forEach((rule) =>
    rule.walkDecls(/^[a-z]/, (declaration) => {
      const isSet = (one: string): boolean => ownProperties.get(one)?.includes(declaration.prop) === true;
      if (!declaration.important && rule.selectors.every(isSet)) declaration.remove();
    }),
  );
  return sheet.toString();
}

function isInLayer(rule: Rule): boolean {
  let around: Container | Document | undefined = rule.parent;
  while (around && !(around.type === 'atrule' && (around as AtRule).name === 'layer')) {
    around = around.parent;
  }
  return around !== undefined;
}
