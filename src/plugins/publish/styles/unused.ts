import postcss from 'postcss';

const property = /--[a-z][\w-]*/gi;

/**
 * Takes out of a stylesheet the custom properties whose values reach no declaration.
 *
 * @param css text of the stylesheet
 * @param others texts that may use the stylesheet's custom properties: pages, scripts and further sheets
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
