import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {brand} from '../../../site/brand';

import type {Look} from './types';

/** Reads dark mode colors from the stylesheet and the logo's SVG. */
export function readLook(siteDir: string): Look {
  const sheet = readFileSync(join(siteDir, 'src/css/tokens.css'), 'utf8');
  const svg = readFileSync(join(siteDir, 'static', brand.logo), 'utf8');
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
