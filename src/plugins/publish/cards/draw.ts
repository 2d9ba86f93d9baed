import {socialCard} from '../../../site/socialCard';

import type {Card, Look, Measure, Style} from './types';
import {wrap} from './wrap';

const {width, height} = socialCard;
const margin = 84;
const column = width - 2 * margin;
const small: Style = {family: 'Geist Mono', weight: 500, size: 28};
const text: Style = {family: 'Instrument Sans', weight: 500, size: 34};

/** Draws a card as SVG: logo and page type at the top, title, description, product at the bottom. */
export function drawCard(card: Card, {color, logo}: Look, measure: Measure): string {
  const accent = color(card.accent);
  const title = titleLines(card.title, measure);
  const description = wrap(card.description, text, column, 2, measure);
  const top = 278 - (title.lines.length - 1) * 14;
  const below = top + (title.lines.length - 1) * title.style.size * 1.12 + 70;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${color('paper')}"/>`,
    honeycomb(color('line')),
    `<rect width="12" height="${height}" fill="${accent}"/>`,
    `<svg x="${margin}" y="72" width="64" height="64" viewBox="0 0 32 32">${logo}</svg>`,
    line(card.kind, small, color('ink-soft'), margin + 88, 114),
    ...title.lines.map((words, i) => line(words, title.style, color('ink'), margin, top + i * title.style.size * 1.12)),
    ...description.map((words, i) => line(words, text, color('ink-soft'), margin, below + i * 46)),
    line(card.label, small, accent, margin, height - 68),
    '</svg>',
  ].join('');
}

function titleLines(title: string, measure: Measure): {style: Style; lines: string[]} {
  const styles = [84, 72, 60].map((size) => ({family: 'Instrument Sans', weight: 700, size}) as const);
  const tries = styles.map((style) => ({style, lines: wrap(title, style, column, 3, measure)}));
  const fitting = tries.find(({lines}) => lines.length <= 2) ?? tries.at(-1);
  return fitting ?? {style: text, lines: [title]};
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
