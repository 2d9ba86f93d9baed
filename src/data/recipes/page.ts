import {runLineOf} from './command';
import {filesOf, networkOf} from './reach';
import type {Recipe, Variable} from './types';
import {wrapped} from './wrap';

/** Proxy port in the site's samples. */
const samplePort = 34567;
const registryFile = 'pkg/registry/data/registry.json';
const networkCode = 'pkg/container/docker/client.go#L847-L868';

/** MDX body of a recipe page, including receipts. */
export function recipePage(recipe: Recipe): string {
  const {name, title, spoken = title, summary, before = [], after = [], run, runs = [], entry} = recipe;
  const [first, last] = entry.lines;
  return [
    wrapped(summary),
    '<Facts>',
    bullets(facts(recipe)),
    '</Facts>',
    note('source', `${registryFile}#L${first}-L${last}, ${networkCode}`),
    `## Run the ${spoken} server`,
    ...before.map((text) => wrapped(text)),
    fence('bash', [...run, 'thv list'].join('\n')),
    note('run', [`recipes/${name}`, ...runs].join(', ')),
    ...after.map((text) => wrapped(text)),
    wrapped(
      `When \`${name}\` is \`running\`, [connect a client](/toolhive/servers#connect-a-client). In Cursor, for example, the entry is:`,
    ),
    fence('json title="~/.cursor/mcp.json"', clientEntry(runLineOf(recipe).name)),
    ...variables(recipe),
    ...tools(recipe),
    '## What to check',
    bullets(recipe.checks.map(({symptom, check}) => `**${symptom}.** ${check}`)),
    wrapped('For problems with any server, see [Troubleshooting](/toolhive/servers#troubleshooting).'),
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

function bullets(lines: readonly string[]): string {
  return lines.map((line) => wrapped(`- ${line}`, '  ')).join('\n');
}

function fence(info: string, content: string): string {
  return `\`\`\`${info}\n${content}\n\`\`\``;
}

function note(kind: 'source' | 'run', keys: string): string {
  return `{/* ${kind}: ${keys} */}`;
}
