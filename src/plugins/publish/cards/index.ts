import {createHash} from 'node:crypto';
import {mkdirSync} from 'node:fs';
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import {renderAsync} from '@resvg/resvg-js';

import {brand} from '../../../site/brand';
import type {PageKind} from '../../../site/frontMatter';
import {gateway, products} from '../../../site/products';
import {socialCard, socialCardPath} from '../../../site/socialCard';
import type {OutputFile, Step} from '../types';
import {type DocsPlugin, versionsOf} from '../versions';

import {type Card, cardDrawer, fontHash, rendererOptions} from './draw';

const kindNames: Readonly<Record<PageKind, string>> = {
  overview: 'Overview',
  tutorial: 'Tutorial',
  'how-to': 'How-to guide',
  concept: 'Concept',
  reference: 'Reference',
};

/** Renders an Open Graph image for every page. */
export const socialCards: Step = async (_, {siteDir, baseUrl, plugins}) => {
  const cacheDir = join(siteDir, '.cache/social-cards');
  mkdirSync(cacheDir, {recursive: true});
  const draw = cardDrawer(siteDir);
  const drawings = cardsOf(plugins, baseUrl).map(({file, ...card}) => ({file, svg: draw(card)}));
  const {files, made} = await renderAll(drawings, cacheDir);
  console.log(`[social-cards] ${files.length} cards, ${made} of them new`);
  return files;
};

/** Cards of all documentation pages, and a fallback for other pages. `file` is relative to the build folder. */
function cardsOf(plugins: readonly DocsPlugin[], baseUrl: string): (Card & {readonly file: string})[] {
  const site = {
    file: `${socialCard.folder}/${socialCard.fallback}`,
    title: products.map(({name}) => name).join(' and '),
    description: products.map(({summary}) => summary).join(' '),
    label: brand.company,
    kind: 'Documentation',
    accent: 'honey' as const,
  };
  const pages = products.flatMap(({id, name, release}) =>
    versionsOf(plugins, id)
      .flatMap(({docs}) => docs)
      .map(({title, description, permalink, frontMatter}) => ({
        file: socialCardPath(permalink, baseUrl),
        title,
        description,
        label: `${name} ${release}`,
        kind: kindNames[(frontMatter as {readonly kind?: PageKind}).kind ?? 'reference'],
        accent: id === gateway.id ? ('link' as const) : ('honey' as const),
      })),
  );
  return [site, ...pages];
}

/** Renders cards to PNG. Files are cached by content; unused ones are deleted. */
export async function renderAll(
  drawings: readonly {readonly file: string; readonly svg: string}[],
  cacheDir: string,
): Promise<{files: OutputFile[]; made: number}> {
  const cached = new Set(await readdir(cacheDir));
  const fonts = fontHash();
  const nameOf = (svg: string): string =>
    `${createHash('sha256')
      .update(svg + fonts)
      .digest('hex')
      .slice(0, 20)}.png`;
  const cards = drawings.map(({file, svg}) => ({file, svg, name: nameOf(svg)}));
  const missing = new Map(cards.filter(({name}) => !cached.has(name)).map(({name, svg}) => [name, svg]));
  await Promise.all(
    [...missing].map(async ([name, svg]) => {
      const image = await renderAsync(svg, rendererOptions);
      await writeFile(join(cacheDir, name), image.asPng());
    }),
  );
  const files = await Promise.all(
    cards.map(async ({file, name}) => ({path: file, content: await readFile(join(cacheDir, name))})),
  );
  const used = new Set(cards.map(({name}) => name));
  const stale = [...cached].filter((name) => name.endsWith('.png') && !used.has(name));
  await Promise.all(stale.map((name) => rm(join(cacheDir, name))));
  return {files, made: missing.size};
}
