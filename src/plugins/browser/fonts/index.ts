import {join} from 'node:path';

import type {HtmlTagObject} from '@docusaurus/types';

import {extraCharacters, typefaces} from '../../../site/fonts';

import {fontFaceCss} from './css';
import {subset} from './subset';

/** Folder with the generated font files; it is served beside `static`. */
export const fontsStaticDir = '.cache/fonts-static';

/** Cuts the typefaces, and gives the tags that preload and declare them in the head of every page. */
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
