import {basename} from 'node:path';

import {mcp} from '../../site/products';
import {bullets, fence} from '../mdx';

import {type Recipe, type RecipeBook, runLineOf, type Variable} from './load';

export const recipesFolder = `${mcp.docsFolder}${mcp.path}/servers`;

/** Placeholder for the recipe list on the index page. */
const listMarker = '<ServerRecipes />';

export function isRecipePage(file: string): boolean {
  const path = file.replaceAll('\\', '/');
  return path.slice(0, path.lastIndexOf('/')).endsWith(recipesFolder) && path.endsWith('.mdx');
}

/** Renders the generated part of a recipe page or of the index page. */
export function filledPage(book: RecipeBook, file: string, text: string): string {
  const name = basename(file, '.mdx');
  if (name === 'index') {
    return text.replace(listMarker, () => recipeList(book));
  }
  const recipe = book.recipes.find((candidate) => candidate.name === name);
  if (!recipe) {
    throw new Error(`${file}: no recipe belongs to this page`);
  }
  return `${text.trimEnd()}\n\n${recipePage(recipe)}\n`;
}

/** Proxy port in the site's samples. */
const samplePort = 34567;
const registryFile = 'pkg/registry/data/registry.json';
const networkCode = 'pkg/container/docker/client.go#L847-L868';

/** MDX body of a recipe page, including receipts. */
export function recipePage(recipe: Recipe): string {
  const {name, title, spoken = title, summary, before = [], after = [], run, runs = [], entry} = recipe;
  const [first, last] = entry.lines;
  return [
    summary,
    '<Facts>',
    bullets(facts(recipe)),
    '</Facts>',
    note('source', `${registryFile}#L${first}-L${last}, ${networkCode}`),
    `## Run the ${spoken} server`,
    ...before,
    fence('bash', [...run, 'thv list'].join('\n')),
    note('run', [`recipes/${name}`, ...runs].join(', ')),
    ...after,
    `When \`${name}\` is \`running\`, [connect a client](/toolhive/servers#connect-a-client). In Cursor, for example, the entry is:`,
    fence('json title="~/.cursor/mcp.json"', clientEntry(name)),
    ...variables(recipe),
    ...tools(recipe),
    '## What to check',
    bullets(recipe.checks.map(({symptom, check}) => `**${symptom}.** ${check}`)),
    'For problems with any server, see [Troubleshooting](/toolhive/servers#troubleshooting).',
  ].join('\n\n');
}

function facts(recipe: Recipe): string[] {
  const {name, needs, entry} = recipe;
  const {image, transport, targetPort, signed, repository} = entry;
  const port = targetPort ? `container port ${targetPort}` : 'a free container port';
  return [
    `**Needs**: ${needs.charAt(0).toUpperCase()}${needs.slice(1)}`,
    `**Registry entry**: \`${name}\``,
    `**Image**: \`${image}\``,
    `**Transport**: \`${transport}\`${transport === 'sse' ? `, on ${port}` : ''}`,
    `**Network**: ${networkOf(recipe)}`,
    `**Your files**: ${filesOf(recipe)}`,
    ...(signed
      ? [
          "**Signature**: `thv run` checks it, `thv restart` doesn't. If you're offline, add `--image-verification disabled`.",
        ]
      : []),
    `**Source code**: [${repository.replace('https://github.com/', '')}](${repository})`,
  ];
}

function variables({title, variables: texts = {}, entry}: Recipe): string[] {
  const rows = Object.entries(entry.variables ?? {}).map(
    ([key, variable]) => `| \`${key}\` | ${kindOf(variable)} | ${texts[key] ?? ''} |`,
  );
  return rows.length > 0
    ? [`## ${title} variables`, ['| Variable | Kind | Meaning |', '| --- | --- | --- |', ...rows].join('\n')]
    : [];
}

function kindOf({required, secret, default: value}: Variable): string {
  return `${required ? 'Required' : 'Optional'}${secret ? ', secret' : ''}${value ? `, \`${value}\` if not set` : ''}`;
}

function tools({title, entry}: Recipe): string[] {
  return entry.tools.length > 0
    ? [`## ${title} tools`, '<div className="names">', bullets(entry.tools.map((tool) => `\`${tool}\``)), '</div>']
    : [];
}

function clientEntry(name: string): string {
  return JSON.stringify({mcpServers: {[name]: {url: `http://localhost:${samplePort}/sse#${name}`}}}, null, 2);
}

function note(kind: 'source' | 'run', keys: string): string {
  return `{/* ${kind}: ${keys} */}`;
}

const lists = "this release [doesn't enforce lists](/toolhive/how-to/custom-permissions#know-what-is-enforced)";

/**
 * Describes the server's network access. In this release an entry's host and port lists only determine whether there is
 * a network, and SSE servers always have one.
 */
export function networkOf(recipe: Recipe): string {
  const {name, entry} = recipe;
  const {target, profile} = runLineOf(recipe);
  const {allHosts, hosts, ports, protocols} = entry.permissions;
  const isListed = hosts.length + ports.length + protocols.length > 0;
  if (entry.transport === 'stdio' && profile === 'none') {
    return 'Off, because of `--permission-profile none`. The entry alone turns it on.';
  }
  if (target !== name) {
    return 'On, for every host and port: an image runs with the profile `network`.';
  }
  if (entry.transport === 'stdio' && !allHosts && !isListed) {
    return "Off: the container can't reach anything.";
  }
  const named = hosts.filter((host) => host !== '*');
  const open = allHosts || named.length < hosts.length;
  const what =
    named.length > 0 ? `only ${joined(named.map((host) => `\`${host}\``))}` : `only port ${joined(ports.map(String))}`;
  return `On, for every host and port.${open ? '' : ` The entry lists ${what}, but ${lists}.`}`;
}

export function filesOf(recipe: Recipe): string {
  const {target, profile, mounts} = runLineOf(recipe);
  const {read, write} = recipe.entry.permissions;
  const described = (path: string, writable: boolean) =>
    `\`${path}\`, ${writable ? 'for reading and writing' : 'for reading only'}`;
  const own = mounts.map(({path, writable}) => described(path, writable));
  const ofEntry = [...new Set([...write, ...read])].map((path) => described(path, write.includes(path)));
  const isReplaced = profile !== undefined || target !== recipe.name;
  const all = [...own, ...(isReplaced ? [] : ofEntry)];
  const aside = isReplaced && ofEntry.length > 0 ? ` The entry alone mounts ${joined(ofEntry)}.` : '';
  return `${all.length > 0 ? joined(all) : 'None'}.${aside}`;
}

function joined(words: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(words);
}

/** MDX of all recipes by category, rendered by `src/components/ServerRecipes`. */
function recipeList({categories, recipes}: RecipeBook): string {
  const groups = categories.map(({id, title}) => {
    const own = recipes.filter(({category}) => category === id);
    const entries = own.sort((a, b) => a.title.localeCompare(b.title, 'en')).map(entry);
    const head = `<RecipeGroup category="${id}" account={${own.every(({account}) => account)}}>`;
    return [head, `### ${title}`, ...entries, '</RecipeGroup>'].join('\n\n');
  });
  return [`<ServerRecipes categories={${JSON.stringify(categories)}}>`, ...groups, '</ServerRecipes>'].join('\n\n');
}

function entry({name, title, account, needs, summary}: Recipe): string {
  return [
    `<RecipeEntry href="${mcp.path}/servers/${name}" title="${title}" needs="${needs}" account={${account}}>`,
    summary,
    '</RecipeEntry>',
  ].join('\n\n');
}
