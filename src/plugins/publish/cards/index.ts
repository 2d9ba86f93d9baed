import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {renderAsync} from '@resvg/resvg-js';
import {type CSSProperties, createElement as element, type ReactNode} from 'react';
import satori from 'satori';

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

const {width, height} = socialCard;

/** Every font is a family of its own, named like its file. */
const fonts = ['instrument-sans-500', 'instrument-sans-700', 'geist-mono-500'].map((name) => ({
  name,
  data: readFileSync(join(__dirname, 'fonts', `${name}.ttf`)),
}));

/** Returns the function that draws a card as PNG, in the colors of the dark mode and with the logo of the site. */
export function cardDrawer(siteDir: string): (card: Card) => Promise<Buffer> {
  const sheet = readText(join(siteDir, 'src/css/tokens.css'));
  const logo = readText(join(siteDir, 'static', brand.logo));
  return async (card) => {
    const svg = await drawCard(card, (name) => tokenOf(sheet, name), logo);
    return (await renderAsync(svg, {font: {loadSystemFonts: false}})).asPng();
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
function drawCard(card: Card, color: (name: string) => string, logo: string): Promise<string> {
  const [accent, soft] = [color(card.accent), color('ink-soft')];
  const small = {fontFamily: 'geist-mono-500', fontSize: 28};
  const text = {display: 'block', overflowWrap: 'anywhere'} as const;
  const title = card.title.length > 42 ? {fontSize: 60, lineClamp: 3} : {fontSize: 84, lineClamp: 2};
  const bold = {fontFamily: 'instrument-sans-700', lineHeight: 1.12, color: color('ink')};
  const regular = {fontFamily: 'instrument-sans-500', lineHeight: '46px', fontSize: 34, lineClamp: 2, color: soft};
  const layout = box(
    {width, height, flexDirection: 'column', background: color('paper')},
    box({position: 'absolute', top: 0, left: 0, width: 12, height, background: accent}),
    picture(honeycomb(color('line')), {position: 'absolute', right: 0, bottom: 0, width: 294, height: 142}),
    box(
      {...small, margin: '72px 84px 0', alignItems: 'center', gap: 24, color: soft},
      picture(logo, {width: 64, height: 64}),
      card.kind,
    ),
    box({...text, ...bold, ...title, margin: '56px 84px 18px'}, whole(card.title)),
    box({...text, ...regular, margin: '0 84px'}, whole(card.description)),
    box({...small, margin: 'auto 84px 60px', color: accent}, card.label),
  );
  return satori(layout, {width, height, fonts});
}

const box = (style: CSSProperties, ...children: ReactNode[]): ReactNode =>
  element('div', {style: {display: 'flex', ...style}}, ...children);

/** An SVG as background, which the renderer draws much faster than an image element. */
function picture(svg: string, style: CSSProperties): ReactNode {
  const data = Buffer.from(svg).toString('base64');
  return box({...style, backgroundImage: `url(data:image/svg+xml;base64,${data})`, backgroundSize: '100% 100%'});
}

/** Hexagons of the logo, cut off at the right and at the bottom. */
const honeycomb = (stroke: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 294 142"><path fill="none" stroke="${stroke}" stroke-width="2" d="M0 150v-30l52-30 52 30 52-30 52 30 52-30 52 30M52 90V30l52-30 52 30 52-30 52 30 52-30M104 120v30M156 30v60M208 120v30M260 30v60"/></svg>`;

/** Joins the parts of words with hyphens, such as options, so that no line ends between them. */
const whole = (words: string): string => words.replaceAll('-', '-\u2060');
