import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {extraCharacters, typefaces} from '../../site/fonts';

import {fontFaceCss} from './css';
import {subset} from './subset';

/** Folder with the generated font files; it is served beside `static`. */
export const fontsStaticDir = '.cache/fonts-static';

/** Cuts the typefaces before anything else runs, then preloads them and declares them in every page's head. */
export async function fonts({siteDir, baseUrl}: LoadContext): Promise<Plugin> {
  const outDir = join(siteDir, fontsStaticDir, 'fonts');
  const files = await Promise.all(
    typefaces.map((typeface) => subset(typeface, extraCharacters, join(siteDir, 'node_modules'), outDir)),
  );
  const urls = files.map((file) => `${baseUrl}fonts/${file}`);
  return {
    name: 'fonts',
    injectHtmlTags: () => ({
      headTags: [
        ...urls.map((href) => ({
          tagName: 'link',
          attributes: {rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href},
        })),
        {tagName: 'style', innerHTML: typefaces.map((typeface, i) => fontFaceCss(typeface, urls[i] ?? '')).join('')},
      ],
    }),
  };
}
