import {readFileSync} from 'node:fs';

import {expect, test} from '@playwright/test';
import postcss from 'postcss';

import {fontFaceCss} from '../../../../../src/plugins/browser/fonts/css';
import {typefaces} from '../../../../../src/site/fonts';

const tokens = readFileSync('src/css/tokens.css', 'utf8');

for (const typeface of typefaces) {
  const rules: Record<string, string>[] = [];
  postcss.parse(fontFaceCss(typeface, '/x.woff2')).walkAtRules('font-face', (rule) => {
    rules.push(Object.fromEntries(rule.nodes!.flatMap((one) => (one.type === 'decl' ? [[one.prop, one.value]] : []))));
  });
  const families = [...new Set(rules.map((rule) => rule['font-family']!.replaceAll('"', "'")))];

  test(`the style sheets name ${typeface.family} and then its fallback fonts in their order`, () => {
    expect(families).toEqual(
      [typeface.family, ...typeface.fallbacks.map(({like}) => `${typeface.family} ${like}`)].map((name) => `'${name}'`),
    );
    expect(tokens.replace(/\s+/g, ' ')).toContain(`: ${families.join(', ')}, `);
  });

  test(`the fallback fonts of ${typeface.family} are as high as it, at any width`, () => {
    const heights = rules
      .slice(1)
      .map((rule) =>
        ['ascent-override', 'descent-override', 'line-gap-override'].map((name) =>
          Number(((parseFloat(rule[name]!) * parseFloat(rule['size-adjust']!)) / 100).toFixed(1)),
        ),
      );
    expect(new Set(heights.map(String)).size).toBe(1);
  });
}
