import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {siteDir} from '../../support/site';

const [light, dark] = readFileSync(join(siteDir, 'src/css/tokens.css'), 'utf8')
  .split("[data-theme='dark']")
  .map((css) => Object.fromEntries([...css.matchAll(/--site-([\w-]+): #(\w+);/g)].map(([, name, hex]) => [name, hex])));
const rule = /\[data-diagram\] text \{\s*fill: var\(--site-([\w-]+)\)/;
const [, letters = ''] = rule.exec(readFileSync(join(siteDir, 'src/components/Diagram/colors.css'), 'utf8')) ?? [];

/** Relative luminance of WCAG 2.2. */
function luminance(hex = ''): number {
  const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((start) => parseInt(long.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// axe does not see what is painted below a text of a drawing.
for (const [mode, tokens] of Object.entries({light, dark})) {
  test(`letters of diagrams stand out from every ground in ${mode} mode`, () => {
    for (const ground of ['paper', 'surface', 'sunken', 'line', 'accent-wash']) {
      const [low = 0, high = 0] = [luminance(tokens?.[letters]), luminance(tokens?.[ground])].sort((a, b) => a - b);
      expect((high + 0.05) / (low + 0.05), ground).toBeGreaterThanOrEqual(4.5);
    }
  });
}
