import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {cardsOf} from './cards';
import {drawCard} from './draw';
import {cutFonts} from './fonts';
import {readLook} from './look';
import {measureWith} from './measure';
import {renderAll} from './render';

/** After the build: a picture for every page, with its title, for the places where it is linked to. */
export function socialCards({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild({outDir, plugins}) {
      const cacheDir = join(siteDir, '.cache/social-cards');
      const fonts = await cutFonts(join(siteDir, 'node_modules'), cacheDir);
      const look = readLook(siteDir);
      const measure = measureWith(fonts);
      const drawings = cardsOf(plugins, baseUrl).map(({file, ...card}) => ({file, svg: drawCard(card, look, measure)}));
      const {made, kept} = await renderAll(drawings, fonts, cacheDir, outDir);
      console.log(`[social-cards] ${made + kept} cards, ${made} of them new`);
    },
  };
}
