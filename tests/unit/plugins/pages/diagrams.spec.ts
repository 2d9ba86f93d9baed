import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import {VFile} from 'vfile';

import {parseMdx} from '../../../../src/data/mdx';
import {placeDrawings} from '../../../../src/plugins/pages/diagrams';

function placed(source: string): Root {
  const tree = parseMdx(`One.\n\n\`\`\`mermaid\n${source}\n\`\`\`\n`);
  placeDrawings()(tree, new VFile({path: 'docs-mcp/a.mdx'}));
  return tree;
}

test.describe('a diagram without a drawing', () => {
  const mode = process.env.NODE_ENV;
  test.afterEach(() => {
    Object.assign(process.env, {NODE_ENV: mode});
  });

  test('stops the build', () => {
    Object.assign(process.env, {NODE_ENV: 'production'});
    expect(() => placed('flowchart TB')).toThrow(
      'docs-mcp/a.mdx:3: the diagram has no drawing; run "npm run diagrams"',
    );
  });

  test('is left to the Mermaid theme while somebody works on the page', () => {
    Object.assign(process.env, {NODE_ENV: 'development'});
    expect(placed('flowchart TB').children[1]).toMatchObject({type: 'code', lang: 'mermaid'});
  });
});
