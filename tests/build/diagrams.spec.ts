import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {readDrawing} from '../../src/data/diagrams/drawings';
import {builtPages} from '../support/built';
import {diagramBlocks} from '../support/diagrams/blocks';
import {buildDir, siteDir} from '../support/site';

const pages = builtPages().filter(({html}) => html.includes('data-diagram='));
const blocks = diagramBlocks(siteDir);

test('a visitor without scripts sees every diagram', () => {
  const shown = pages.flatMap(({$}) => Array.from($('[data-diagram]'), ({attribs}) => attribs['data-diagram']));
  expect(blocks.filter(({key}) => !shown.includes(key))).toEqual([]);
  const {html} = pages.find(({path}) => path === '/toolhive')!;
  const {source} = blocks.find(({file}) => file === 'docs-mcp/toolhive/index.mdx')!;
  expect(html).toContain(readDrawing(siteDir, source, '').trim());
});

test('no page can load the library that draws diagrams', () => {
  const scripts = readdirSync(join(buildDir, 'assets/js')).filter((name) => name.endsWith('.js'));
  const drawing = scripts.filter((name) =>
    /flowchart-v2|sequenceDiagram\b.*stateDiagram/s.test(readFileSync(join(buildDir, 'assets/js', name), 'utf8')),
  );
  expect(scripts.length).toBeGreaterThan(10);
  expect(drawing).toEqual([]);
});
