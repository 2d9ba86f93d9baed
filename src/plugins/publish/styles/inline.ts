import postcss, {type AtRule, type Container, type Declaration, type Document, type Root, type Rule} from 'postcss';

const reference = /var\((--[\w-]+)/g;
const root = /^(?::root|html)$/;

/**
 * Replaces custom properties by their values where that shortens the stylesheet: properties that are set once, for the
 * whole page, and whose value is used once or not longer than the reference.
 * @param others texts that may set or use the custom properties; those they mention are kept
 */
export function inlineProperties(css: string, others: readonly string[]): string {
  const sheet = postcss.parse(css);
  const named = new Set(others.flatMap((text) => text.match(/--[a-z][\w-]*/g) ?? []));
  while (inlineNext(sheet, named));
  return sheet.toString();
}

function inlineNext(sheet: Root, named: ReadonlySet<string>): boolean {
  const settings = new Map<string, Declaration[]>();
  const users = new Map<string, Declaration[]>();
  const add = (map: typeof users, key: string, one: Declaration) => map.set(key, [...(map.get(key) ?? []), one]);
  sheet.walkDecls((declaration) => {
    if (declaration.variable) add(settings, declaration.prop, declaration);
    namesIn(declaration.value).forEach((name) => add(users, name, declaration));
  });
  const once = Array.from(settings.values()).flatMap((all) => (all.length === 1 ? all.filter(isForPage) : []));
  const next = once.find(({prop, value}) => {
    const uses = users.get(prop) ?? [];
    const isShort = uses.length === 1 || value.length <= `var(${prop})`.length;
    const isPlain = uses.length > 0 && uses.every((use) => !use.value.includes(`var(${prop},`));
    const isFixed = namesIn(value).every((name) => once.some((other) => other.prop === name));
    return !named.has(prop) && isShort && isPlain && isFixed;
  });
  if (next) {
    users.get(next.prop)?.forEach((user) => (user.value = replaced(user.value, next.prop, next.value)));
    next.remove();
  }
  return next !== undefined;
}

/** Whether a declaration applies to the whole page unconditionally. Layers are not conditions. */
function isForPage({parent: rule}: Declaration): boolean {
  const around = (node: Container | Document | undefined): boolean =>
    node === undefined ||
    node.type === 'root' ||
    (node.type === 'atrule' && (node as AtRule).name === 'layer' && around(node.parent));
  return rule?.type === 'rule' && root.test((rule as Rule).selector) && around(rule.parent);
}

function namesIn(value: string): string[] {
  return Array.from(value.matchAll(reference), ([, name = '']) => name);
}

/** Separates the value from adjacent letters and digits with spaces. */
function replaced(text: string, name: string, value: string): string {
  return text
    .split(`var(${name})`)
    .reduce(
      (before, after) =>
        `${before}${/[\w%)]$/.test(before) ? ' ' : ''}${value}${/^[\w.#(-]/.test(after) ? ' ' : ''}${after}`,
    );
}
