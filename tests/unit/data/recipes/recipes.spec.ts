import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {loadRecipes, type Recipe} from '../../../../src/data/recipes/load';
import {filesOf, filledPage, networkOf} from '../../../../src/data/recipes/page';
import {siteDir} from '../../../support/site';

const book = loadRecipes(siteDir);
const recipe = (name: string): Recipe => book.recipes.find((candidate) => candidate.name === name)!;

/** Copy of a site with modified recipes or registry. */
function siteWith(file: 'recipes' | 'registry-servers', change: (text: string) => string): string {
  const site = test.info().outputPath('site');
  mkdirSync(join(site, 'specs'), {recursive: true});
  cpSync(join(siteDir, 'specs/mcp'), join(site, 'specs/mcp'), {recursive: true});
  const path = join(site, `specs/mcp/${file}.json`);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, change(before));
  expect(readFileSync(path, 'utf8')).not.toBe(before);
  return site;
}

const breaks: [fault: string, file: 'recipes' | 'registry-servers', from: string, to: string, message: RegExp][] = [
  ['an unknown key', 'recipes', '"account": true', '"price": 3, "account": true', /recipes\.json: .*price/],
  ['a summary that is too short', 'recipes', '"summary": "Search, read,', '"summary": "S.", "x": "', /recipes\.json/],
  ['a recipe without an entry', 'recipes', '"redis": {', '"redix": {', /"redis" has no recipe/],
  ['an entry without a recipe', 'registry-servers', '"redis": {', '"redix": {', /"redix" has no recipe/],
  ['a tool that is no name', 'registry-servers', '"get_me"', '"get me"', /registry-servers\.json/],
];

for (const [fault, file, from, to, message] of breaks) {
  test(`an author who writes ${fault} reads which file and where`, () => {
    expect(() => loadRecipes(siteWith(file, (text) => text.replace(from, to)))).toThrow(message);
  });
}

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
