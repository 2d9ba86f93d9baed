import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';
import {toString} from 'mdast-util-to-string';

import {parseMdx} from '../../src/data/mdx';
import {commandsOf, loadRecipes, type RegistryEntry} from '../../src/data/recipes/load';
import {recipePage} from '../../src/data/recipes/page';
import {readRuns} from '../../src/data/runs/read';
import {siteDir} from '../support/site';
import {sourcePages} from '../support/sources';

const {recipes, categories} = loadRecipes(siteDir);
const runs = readRuns(siteDir, 'mcp');
const stubs = sourcePages().filter(({id}) => /^toolhive\/servers\/(?!index$)/.test(id));

test('every recipe has a page with its title and its summary, and nothing else', () => {
  const wanted = recipes.map(({name, title, summary}) => ({id: `toolhive/servers/${name}`, title, summary, text: ''}));
  const found = stubs.map(({id, text, frontMatter}) => ({
    id,
    title: frontMatter.title,
    summary: frontMatter.description,
    text: text.trim(),
  }));
  expect(found).toEqual(wanted.sort((a, b) => (a.id < b.id ? -1 : 1)));
});

test('a recipe is read in two minutes: at most 350 words beside its code and the names of tools', () => {
  const long = recipes
    .map((recipe) => ({
      name: recipe.name,
      words: wordsOf(recipePage({...recipe, entry: {...recipe.entry, tools: []}})),
    }))
    .filter(({words}) => words > 350);
  expect(long).toEqual([]);
});

for (const recipe of recipes) {
  const steps = runs.find(({name}) => name === `recipes/${recipe.name}`)?.steps ?? [];

  test(`the recipe of ${recipe.name} shows commands that were run`, () => {
    const typed = steps.map(({command = ''}) => command.replaceAll(' --image-verification disabled', '')).join('\n');
    const missing = commandsOf(recipe).filter((line) => !typed.includes(line));
    expect(missing).toEqual([]);
    expect(steps.map(({output = ''}) => output).join('')).toContain(`${recipe.name} running\n`);
  });

  test(`the program says about ${recipe.name} what the data says`, () => {
    expect(JSON.parse(steps[0]?.output ?? '{}')).toEqual(infoOf(recipe.entry));
  });
}

test('every recipe is in a category, and says what each variable of its server is for', () => {
  const faults = recipes.flatMap(({name, category, variables = {}, entry}) => [
    ...(categories.some(({id}) => id === category) ? [] : [`${name}: there is no category ${category}`]),
    ...[variables, entry.variables ?? {}].flatMap((these, i, both) =>
      Object.keys(these).flatMap((key) => (key in both[1 - i]! ? [] : [`${name}: ${key}`])),
    ),
  ]);
  expect(faults).toEqual([]);
});

test('every category can be chosen on the index page', () => {
  const css = readFileSync(join(siteDir, 'src/components/ServerRecipes/styles.module.css'), 'utf8');
  const missing = ['free', ...categories.map(({id}) => id)].filter(
    (id) => !css.includes(`.choice[value='${id}']:checked`),
  );
  expect(missing).toEqual([]);
});

/** Expected output of `thv registry info` in the runs. */
function infoOf({image, transport, targetPort, arguments: args, tools, variables = {}, permissions}: RegistryEntry) {
  const {allHosts, hosts, ports, protocols, read, write} = permissions;
  const outbound = {
    ...(allHosts && {insecure_allow_all: true}),
    ...(protocols.length > 0 && {allow_transport: protocols}),
    ...(hosts.length > 0 && {allow_host: hosts}),
    ...(ports.length > 0 && {allow_port: ports}),
  };
  const kinds = Object.entries(variables).map(([name, {required, secret}]) =>
    [name, ...(required ? ['required'] : []), ...(secret ? ['secret'] : [])].join(' '),
  );
  return {
    image,
    transport,
    port: targetPort ?? null,
    args: args ?? [],
    tools: tools.length,
    variables: kinds,
    permissions: {...(read.length > 0 && {read}), ...(write.length > 0 && {write}), network: {outbound}},
  };
}

function wordsOf(text: string): number {
  const prose = parseMdx(text.replace(/^```[\s\S]*?^```$/gm, ''))
    .children.filter(({type}) => type !== 'mdxFlowExpression')
    .map((node) =>
      node.type === 'table'
        ? node.children.map((row) => row.children.map((cell) => toString(cell)).join(' '))
        : toString(node),
    );
  return prose.flat().join(' ').split(/\s+/).filter(Boolean).length;
}
