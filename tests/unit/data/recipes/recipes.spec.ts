import {expect, test} from '@playwright/test';

import {loadRecipes, type Recipe} from '../../../../src/data/recipes/load';
import {filesOf, filledPage, networkOf} from '../../../../src/data/recipes/page';
import {siteDir} from '../../../support/site';

const book = loadRecipes(siteDir);
const recipe = (name: string): Recipe => book.recipes.find((candidate) => candidate.name === name)!;

test('every server of the registry has a sound recipe', () => {
  expect(book.recipes).toHaveLength(31);
});

test('a reader learns what the network of a server really is', () => {
  const list = ", but this release [doesn't enforce lists](/toolhive/how-to/custom-permissions#know-what-is-enforced).";
  const open = 'On, for every host and port.';
  expect(networkOf(recipe('git'))).toBe("Off: the container can't reach anything.");
  expect(networkOf(recipe('time'))).toMatch(/^Off, because of `--permission-profile none`/);
  expect(networkOf(recipe('fetch'))).toBe(open);
  expect(networkOf(recipe('oci-registry'))).toBe(open);
  expect(networkOf(recipe('osv'))).toBe(`${open} The entry lists only \`api.osv.dev\`${list}`);
  expect(networkOf(recipe('redis'))).toBe(`${open} The entry lists only port 443 and 6379${list}`);
  expect(networkOf(recipe('postgres'))).toMatch(/an image runs with the profile/);
  const spoken = {...recipe('osv'), run: ['thv run --permission-profile none osv']};
  expect(networkOf(spoken)).toMatch(/^On/);
});

test('a reader learns which files a server gets', () => {
  expect(filesOf(recipe('github'))).toBe('None.');
  expect(filesOf(recipe('git'))).toBe('`~/src/app`, for reading and writing.');
  expect(filesOf(recipe('k8s'))).toBe('`~/.kube/config`, for reading only.');
  expect(filesOf(recipe('postgres'))).toBe('None. The entry alone mounts `/tmp/db`, for reading and writing.');
  expect(filesOf({...recipe('filesystem'), run: ['thv run filesystem']})).toBe('`/tmp`, for reading and writing.');
});

test('a page in the folder that belongs to no recipe stops the build', () => {
  expect(() => filledPage(book, 'docs-mcp/toolhive/servers/nope.mdx', '')).toThrow(/nope\.mdx: no recipe belongs/);
});
