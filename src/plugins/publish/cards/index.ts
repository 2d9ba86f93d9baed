import {mkdirSync} from 'node:fs';
import {join} from 'node:path';

import type {Step} from '../types';

import {cardsOf} from './cards';
import {drawCard} from './draw';
import {readFonts} from './fonts';
import {readLook} from './look';
import {measureWith} from './measure';
import {renderAll} from './render';

/** Renders an Open Graph image for every page. */
export const socialCards: Step = async (_, {siteDir, baseUrl, plugins}) => {
  const cacheDir = join(siteDir, '.cache/social-cards');
  mkdirSync(cacheDir, {recursive: true});
  const fonts = readFonts();
  const look = readLook(siteDir);
  const measure = measureWith(fonts);
  const drawings = cardsOf(plugins, baseUrl).map(({file, ...card}) => ({file, svg: drawCard(card, look, measure)}));
  const {files, made} = await renderAll(drawings, fonts, cacheDir);
  console.log(`[social-cards] ${files.length} cards, ${made} of them new`);
  return files;
};
