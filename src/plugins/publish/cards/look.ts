import {join} from 'node:path';

import {readText} from '../../../data/readText';
import {brand} from '../../../site/brand';

import type {Look} from './types';

/** Reads dark mode colors from the stylesheet and the logo's SVG. */
export function readLook(siteDir: string): Look {
  const sheet = readText(join(siteDir, 'src/css/tokens.css'));
  const svg = readText(join(siteDir, 'static', brand.logo));
  return {color: (name) => tokenOf(sheet, name), logo: svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')};
}

/** Value of a color token, preferably in dark mode. */
export function tokenOf(sheet: string, name: string): string {
  const [value] = [...sheet.matchAll(new RegExp(`--site-${name}: (#[0-9a-f]{3,8});`, 'g'))]
    .map(([, hex]) => hex)
    .slice(-1);
  if (!value) {
    throw new Error(`src/css/tokens.css has no color --site-${name}, which the social cards use`);
  }
  return value;
}
