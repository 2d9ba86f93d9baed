import {expect, test} from '@playwright/test';

import {svgOf} from '../../../support/diagrams/svgOf';
import type {Shape} from '../../../support/diagrams/types';

const tokens = new Map([
  ['red', 'surface'],
  ['blue', 'line-strong'],
  ['white', 'paper'],
  ['black', 'ink'],
]);
const shape = (tag: string, geometry: Shape['geometry'], rest: Partial<Shape> = {}): Shape => ({
  tag,
  geometry,
  offset: {x: 0, y: 0},
  fill: 'none',
  stroke: 'none',
  width: 1,
  dashes: '',
  markers: {start: '', end: ''},
  ...rest,
});
const drawn = (shapes: readonly Shape[]) =>
  svgOf({title: 'T', description: 'A & B', width: 99.2, height: 50, shapes, markers: []}, 'k', tokens).replace(
    /^.*<\/desc>(.*)<\/svg>\n$/,
    '$1',
  );

test('a drawing has a size, a title and a description', () => {
  const svg = svgOf({title: 'T', description: 'A & B', width: 99.2, height: 50, shapes: [], markers: []}, 'k', tokens);
  expect(svg).toContain('role="img" aria-labelledby="dk-title" aria-describedby="dk-desc" width="100" height="50"');
  expect(svg).toContain('<title id="dk-title">T</title><desc id="dk-desc">A &amp; B</desc>');
});

test('colors become classes, and coordinates are rounded and moved', () => {
  const box = shape('rect', {x: '1.04', y: '2', width: '30.26', height: '4'}, {fill: 'red', stroke: 'blue'});
  expect(drawn([{...box, offset: {x: 10, y: 20}}])).toBe(
    '<rect x="11" y="22" width="30.3" height="4" class="fill-surface stroke-line-strong"/>',
  );
});

test('the ground of a label is that of the group around it', () => {
  const group = shape('rect', {x: '0', y: '0', width: '50', height: '50'}, {fill: 'red', stroke: 'blue'});
  const ground = shape('rect', {x: '5', y: '5', width: '9', height: '9'}, {fill: 'white'});
  expect(drawn([group, ground])).toMatch(/width="9" height="9" class="fill-surface"/);
  expect(drawn([ground, group])).toMatch(/width="9" height="9" class="fill-paper"/);
});

test('a color that is no token stops the drawing', () => {
  expect(() => drawn([shape('path', {d: 'M0,0'}, {fill: 'green'})])).toThrow(
    'a path has the fill green, which is no token',
  );
});

test('a label is text in ink, titles of groups are marked', () => {
  const label = {text: 'a < b', size: 14, kind: 'title'} as const;
  expect(drawn([shape('text', {x: '1', y: '2'}, {fill: 'black', label})])).toBe(
    '<text x="1" y="2" class="title">a &lt; b</text>',
  );
});
