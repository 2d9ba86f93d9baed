import postcss from 'postcss';

const property = /--[a-z][\w-]*/gi;

/**
 * Removes custom properties that no declaration uses, directly or through other properties.
 * @param others texts that may use the custom properties
 */
export function dropUnusedProperties(css: string, others: readonly string[]): string {
  const sheet = postcss.parse(css);
  const wanted = new Set(others.flatMap((text) => text.match(property) ?? []));
  for (let before = -1; before < wanted.size;) {
    before = wanted.size;
    sheet.walkDecls(({prop, value, variable}) => {
      if (!variable || wanted.has(prop)) value.match(property)?.forEach((name) => wanted.add(name));
    });
  }
  sheet.walkDecls(/^--/, (declaration) => void (wanted.has(declaration.prop) || declaration.remove()));
  return sheet.toString();
}
