import {expect, test} from '@playwright/test';

import {keyOf} from '../../../../src/plugins/route-table/key';
import {routeModules} from '../../../../src/plugins/route-table/modules';
import {splitRoutes} from '../../../../src/plugins/route-table/split';

import {generated} from './routes';

const {files, own} = routeModules(generated, 2);

test('pages leave the tree in the order of their addresses, and a page of its own stays', () => {
  const {frame, parts} = splitRoutes(generated.routes, generated.chunkNames, 2);
  expect(parts.map((part) => part.map(({route, at}) => [route.path, at]))).toEqual([
    [
      ['/docs/A', [1, 0]],
      ['/docs/m', [1, 0]],
    ],
    [['/docs/z', [1, 0]]],
  ]);
  expect(frame.map(({path}) => path)).toEqual(['/', '/docs', '*']);
  expect(JSON.stringify(frame)).not.toContain('/docs/');
});

test('a part knows the chunks that its pages alone need; what they share stays with the tree', () => {
  expect(own).toEqual([['a1', 'm1'], ['z1']]);
  expect(files['routes-0.js']).toContain('import(/* webpackChunkName: "a1" */ "@site/a.mdx")');
  expect(files['routes-1.js']).not.toContain('a1');
  expect(files['registry.js']).toContain('import(/* webpackChunkName: "item" */ "@theme/DocItem")');
  expect(files['registry.js']).not.toContain('.mdx');
  expect(files['chunkNames.js']).not.toContain('/docs/');
});

test('the list of parts tells the first address of each', () => {
  expect(files['parts.js']).toMatch(/^export default \[\["\/docs\/a", .*"\.\/routes-0\.js"\)\],\["\/docs\/z", /);
});

test('addresses are compared as the router takes them', () => {
  expect(['/Docs/A', '/docs/a/', '/docs/a.html', '/docs/a/index.html'].map(keyOf)).toEqual(Array(4).fill('/docs/a'));
  expect(keyOf('/')).toBe('');
});
