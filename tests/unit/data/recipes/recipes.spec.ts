import {expect, test} from '@playwright/test';

import {loadRecipes, type Recipe} from '../../../../src/data/recipes/load';
import {filesOf, filledPage, networkOf} from '../../../../src/data/recipes/page';
import {siteDir} from '../../../support/site';

const book = loadRecipes(siteDir);
const recipe = (name: string): Recipe => book.recipes.find((candidate) => candidate.name === name)!;

test('a run that is said to be off is on, and a run without a folder has the one of its entry', () => {
  expect(networkOf({...recipe('osv'), run: ['thv run --permission-profile none osv']})).toMatch(/^On/);
  expect(filesOf({...recipe('filesystem'), run: ['thv run filesystem']})).toBe('`/tmp`, for reading and writing.');
});

test('a page in the folder that belongs to no recipe stops the build', () => {
  expect(() => filledPage(book, 'docs-mcp/toolhive/servers/nope.mdx', '')).toThrow(/nope\.mdx: no recipe belongs/);
});
