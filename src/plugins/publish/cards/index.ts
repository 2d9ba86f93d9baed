import {join} from 'node:path';

import {renderAsync, Resvg} from '@resvg/resvg-js';

import {readText} from '../../../data/readText';
import {brand} from '../../../site/brand';
import type {PageKind} from '../../../site/frontMatter';
import {gateway, products} from '../../../site/products';
import {socialCard, socialCardPath} from '../../../site/socialCard';
import type {Step} from '../types';
import {type DocsPlugin, versionsOf} from '../versions';

const kindNames: Readonly<Record<PageKind, string>> = {
  overview: 'Overview',
  tutorial: 'Tutorial',
  'how-to': 'How-to guide',
  concept: 'Concept',
  reference: 'Reference',
};

/** Draws an Open Graph image for every page. */
export const socialCards: Step = async (_, {siteDir, baseUrl, plugins}) => {
  const draw = cardDrawer(siteDir);
  return Promise.all(
    cardsOf(plugins, baseUrl).map(async ({file, ...card}) => ({path: file, content: await draw(card)})),
  );
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

interface Card {
  readonly title: string;
  readonly description: string;
  /** Product and release, or the site. */
  readonly label: string;
  /** Display name of the page type. */
  readonly kind: string;
  /** Color token of the product. */
  readonly accent: 'honey' | 'link';
}

interface Style {
  readonly family: 'Instrument Sans' | 'Geist Mono';
  readonly weight: 500 | 700;
  readonly size: number;
}

const {width, height} = socialCard;
const margin = 84;
const column = width - 2 * margin;
const small: Style = {family: 'Geist Mono', weight: 500, size: 28};
const text: Style = {family: 'Instrument Sans', weight: 500, size: 34};
const smallTitle: Style = {family: 'Instrument Sans', weight: 700, size: 60};
const largeTitles = [84, 72].map((size): Style => ({...smallTitle, size}));

/** The renderer takes TrueType files with one weight each. */
const fontFiles = ['instrument-sans-500', 'instrument-sans-700', 'geist-mono-500'].map((name) =>
  join(__dirname, 'fonts', `${name}.ttf`),
);

/** Restricts the renderer to the fonts of the cards. */
const rendererOptions = {
  font: {fontFiles, loadSystemFonts: false, defaultFontFamily: 'Instrument Sans'},
};

/** Returns the function that draws a card as PNG, in the colors of the dark mode and with the logo of the site. */
export function cardDrawer(siteDir: string): (card: Card) => Promise<Buffer> {
  const sheet = readText(join(siteDir, 'src/css/tokens.css'));
  const logo = readText(join(siteDir, 'static', brand.logo)).replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
  return async (card) => {
    const svg = drawCard(card, (name) => tokenOf(sheet, name), logo);
    return (await renderAsync(svg, rendererOptions)).asPng();
  };
}

/** Value of a color token, preferably in dark mode. */
export function tokenOf(sheet: string, name: string): string {
  const value = [...sheet.matchAll(new RegExp(`--site-${name}: (#[0-9a-f]{3,8});`, 'g'))].at(-1)?.[1];
  if (!value) {
    throw new Error(`src/css/tokens.css has no color --site-${name}, which the social cards use`);
  }
  return value;
}

/** A card as SVG: logo and page type are at the top, then title, description, and product. */
export function drawCard(card: Card, color: (name: string) => string, logo: string): string {
  const accent = color(card.accent);
  const titleStyle = largeTitles.find((style) => wrap(card.title, style, column, 3).length <= 2) ?? smallTitle;
  const title = wrap(card.title, titleStyle, column, 3);
  const lineHeight = titleStyle.size * 1.12;
  const top = 278 - (title.length - 1) * 14;
  const below = top + (title.length - 1) * lineHeight + 70;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${color('paper')}"/>`,
    honeycomb(color('line')),
    `<rect width="12" height="${height}" fill="${accent}"/>`,
    `<svg x="${margin}" y="72" width="64" height="64" viewBox="0 0 32 32">${logo}</svg>`,
    line(card.kind, small, color('ink-soft'), margin + 88, 114),
    ...title.map((words, i) => line(words, titleStyle, color('ink'), margin, top + i * lineHeight)),
    ...wrap(card.description, text, column, 2).map((words, i) =>
      line(words, text, color('ink-soft'), margin, below + i * 46),
    ),
    line(card.label, small, accent, margin, height - 68),
    '</svg>',
  ].join('');
}

function line(words: string, {family, weight, size}: Style, fill: string, x: number, y: number): string {
  const safe = words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<text x="${x}" y="${Math.round(y)}" font-family="${family}" font-weight="${weight}" font-size="${size}" fill="${fill}">${safe}</text>`;
}

/** Hexagons of the logo at the right edge. */
function honeycomb(stroke: string): string {
  const cell = 'M0-60 52-30V30L0 60-52 30V-30Z';
  const places = [0, 1].flatMap((row) => [0, 1, 2].map((i) => [960 + i * 104 + row * 52, 640 - row * 90]));
  const cells = places.map(([x, y]) => `<path d="${cell}" transform="translate(${x} ${y})"/>`).join('');
  return `<g fill="none" stroke="${stroke}" stroke-width="2">${cells}</g>`;
}

/** Wraps text to at most `count` lines of `most` pixels; truncates with an ellipsis. */
export function wrap(words: string, style: Style, most: number, count: number): string[] {
  const fits = (part: string): boolean => measure(part, style) <= most;
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && fits(longer)) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  if (lines.length <= count) {
    return lines;
  }
  const last = (lines[count - 1] ?? '').split(' ');
  while (last.length > 1 && !fits(`${last.join(' ')}…`)) {
    last.pop();
  }
  return [...lines.slice(0, count - 1), `${last.join(' ').replace(/[,.;:]$/, '')}…`];
}

const advances = new Map<string, number>();

/** Width of a text in pixels: the sum of the advances of its characters, which are kept. */
export function measure(words: string, {family, weight, size}: Style): number {
  const box = (content: string): number => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="999" height="200"><text y="100" font-size="100" font-family="${family}" font-weight="${weight}" xml:space="preserve">${content}</text></svg>`;
    return new Resvg(svg, rendererOptions).getBBox()?.width ?? 0;
  };
  const advance = (char: string): number => {
    const key = `${family} ${weight} ${char}`;
    const found = advances.get(key) ?? box(`H&#${char.codePointAt(0)};H`) - box('HH');
    advances.set(key, found);
    return found;
  };
  return ([...words].reduce((sum, char) => sum + advance(char), 0) * size) / 100;
}
