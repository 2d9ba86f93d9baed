import {expect, test} from '@playwright/test';

import {svgOf} from '../../../support/diagrams/svgOf';
import type {Layout, Shape} from '../../../support/diagrams/types';

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
const arrow = {id: 'point', attributes: {refX: '5'}, shapes: [shape('path', {d: 'M 0 0 z'}, {fill: 'blue'})]};
const drawn = (shapes: readonly Shape[], markers: Layout['markers'] = []) =>
  svgOf({title: 'T', description: 'A & B', width: 99.2, height: 50, shapes, markers}, 'k', tokens).replace(
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

test('a path with pairs of coordinates is moved, any other is translated', () => {
  const at = (d: string) => drawn([shape('path', {d}, {stroke: 'blue', offset: {x: 1, y: 2}})]);
  expect(at('M 1,1 L 2,-2')).toContain('d="M2,3L3,0"');
  expect(at('M0,0 a 5 5 0 0 0 9 0')).toContain('transform="translate(1 2)"');
});

test('only arrow heads in use are kept', () => {
  const line = shape(
    'line',
    {x1: '0', y1: '0', x2: '9', y2: '0'},
    {stroke: 'blue', markers: {start: '', end: 'point'}},
  );
  expect(drawn([line], [{...arrow, id: 'other'}, arrow])).toBe(
    '<marker id="dk-0" refX="5"><path d="M 0 0 z" class="fill-line-strong"/></marker>' +
      '<line x1="0" y1="0" x2="9" y2="0" class="stroke-line-strong" marker-end="url(#dk-0)"/>',
  );
});

test('what cannot be seen is left out', () => {
  expect(drawn([shape('path', {d: 'M0,0'}), shape('rect', {width: '0', height: '0'}, {fill: 'red'})])).toBe('');
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
