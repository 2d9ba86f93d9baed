import {join} from 'node:path';

import type {HtmlTagObject} from '@docusaurus/types';

import {extraCharacters, typefaces} from '../../../site/fonts';

import {fontFaceCss} from './css';
import {subset} from './subset';

/** Folder of the subset fonts, served like `static`. */
export const fontsStaticDir = '.cache/fonts-static';

/** Creates the subset fonts and returns the tags that preload and declare them. */
export async function fonts(siteDir: string, baseUrl: string): Promise<HtmlTagObject[]> {
  const outDir = join(siteDir, fontsStaticDir, 'fonts');
  const files = await Promise.all(
    typefaces.map((typeface) => subset(typeface, extraCharacters, join(siteDir, 'node_modules'), outDir)),
  );
  const urls = files.map((file) => `${baseUrl}fonts/${file}`);
  return [
    ...urls.map((href) => ({
      tagName: 'link',
      attributes: {rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href},
    })),
    {tagName: 'style', innerHTML: typefaces.map((typeface, i) => fontFaceCss(typeface, urls[i] ?? '')).join('')},
  ];
}
