import {parse} from 'yaml';

import {distance, unknown} from '../../../src/data/checks/nearest';
import {schemaProblems} from '../../../src/data/checks/schema';
import {type Call, callsIn} from '../../../src/data/checks/shell';
import {manifestProblems, type ResourceDefinition} from '../../../src/data/checks/thv/manifests';
import {nameProblems, namesOn, type RegistryServer} from '../../../src/data/checks/thv/names';
import {parseThv} from '../../../src/data/checks/thv/parse';
import {countProblems, valueProblems} from '../../../src/data/checks/thv/rules';
import {isRecord, recordsIn} from '../../../src/data/checks/walk';
import {loadTree} from '../../../src/data/cli/load';
import {siteDir} from '../../support/site';

import {mentions, type Network, type OpenApi, operationsOf, requests, urls} from './api';
import {type Checker, inCalls} from './checks';
import {commonCheckers, documents, optionMentions, variableNames} from './common';
import authorization from './formats/authorization.schema.json';
import profile from './formats/permission-profile.schema.json';
import registry from './formats/registry.schema.json';
import settings from './formats/settings.schema.json';
import {type Page, read, readData} from './pages';

/** A client and its configuration file. */
interface Client {
  readonly id: string;
  readonly userFile: Readonly<Record<string, string>> | null;
  readonly projectFile: string | null;
  readonly keyPath: readonly string[] | null;
  readonly entry: Readonly<Record<string, string>> | null;
}

/** Command tree of the documented release. */
export const tree = loadTree(siteDir);

const {servers} = readData<{servers: Record<string, RegistryServer>}>('specs/mcp/registry-servers.json');
const definition = readData<ResourceDefinition>('specs/mcp/crd.json');
const {clients} = readData<{clients: Client[]}>('specs/mcp/clients.json');
const {variables} = readData<{variables: Record<string, string>}>('specs/mcp/variables.json');
const api = parse(read('specs/mcp/openapi.yaml')) as OpenApi;
const options = [...tree.globalOptions, ...tree.commands.flatMap((command) => command.options)];
const helm = {
  pages: /\/(kubernetes|tutorials)\//,
  options: ['--version', '--reuse-values', '--reset-then-reuse-values'],
};

/** Checks `thv` commands. Inline code may omit arguments; commands in blocks must be complete. */
const thvCalls: Checker = (page) => {
  const names = namesOn(page, servers);
  return inCalls('thv', ({program, args}, {lang}) => {
    if (program !== tree.tool) {
      return undefined;
    }
    const call = parseThv(tree, args);
    const isRead = call.problems.length === 0;
    return [
      ...call.problems,
      ...valueProblems(tree, call),
      ...(isRead ? nameProblems(call, names) : []),
      ...(isRead && lang !== 'inline' ? countProblems(tree, call) : []),
    ];
  })(page);
};

/** Checks charts, versions, resource names and patches in `helm` and `kubectl` commands. */
const clusterCalls = inCalls(
  ({program}) => program,
  (call) => {
    const {resource, source, schema} = definition;
    const names = [resource.plural, resource.singular, 'toolhive-system', ...Object.keys(source.charts)];
    const slips = call.args.filter((word) => !names.includes(word) && names.some((name) => distance(word, name) === 1));
    return call.program === 'helm' || call.program === 'kubectl'
      ? [
          ...chartProblems(call, source.charts),
          ...slips.map((word) => unknown('name', word, names)),
          ...patchProblems(call, schema),
        ]
      : undefined;
  },
);

function chartProblems({args}: Call, charts: Readonly<Record<string, string>>): string[] {
  const version = args[args.indexOf('--version') + 1];
  return args.flatMap((word) => {
    const [, chart] = /^oci:\/\/ghcr\.io\/stacklok\/toolhive\/(.+)$/.exec(word) ?? [];
    const expected = charts[chart ?? ''];
    if (chart === undefined || expected === undefined) {
      return chart === undefined ? [] : [unknown('chart', chart, Object.keys(charts))];
    }
    return args.includes('--version') && version !== expected
      ? [unknown(`version of ${chart}`, String(version), [expected])]
      : [];
  });
}

function patchProblems({args}: Call, schema: object): string[] {
  const patch = args[args.findIndex((arg) => arg === '-p' || arg === '--patch') + 1];
  if (!args.includes('patch') || !patch?.startsWith('{')) {
    return [];
  }
  try {
    return schemaProblems(schema, JSON.parse(patch)).filter((problem) => !problem.includes('required property'));
  } catch (error) {
    return [`the patch is not JSON: ${(error as Error).message}`];
  }
}

/** Routes of a server's proxy, and where sign-ins of ToolHive and of the Google Drive server return to. */
const signIns = {'/callback': ['GET'], '/oauth2callback': ['GET']};
const proxy = {'/': [], '/sse': ['GET'], '/messages': ['POST'], '/health': ['GET'], ...signIns};
const serverHosts = /^(localhost|127\.0\.0\.1|host\.docker\.internal|.*\.svc\.cluster\.local)$/;

/** The API is on port 8080 or the one passed to `thv serve`; proxies may be on any port. */
function network({samples}: Page): Network {
  const calls = samples.flatMap(callsIn).filter(({program, args}) => program === 'thv' && args.includes('serve'));
  const ports = calls.flatMap(({args}) => args.filter((_, i) => args[i - 1] === '--port'));
  const apiPorts = ['', '8080', ...ports];
  const operations = {...operationsOf(api), ...proxy, '/api/doc': ['GET']};
  return {ports: apiPorts, find: (_, port) => ({operations: apiPorts.includes(port) ? operations : proxy})};
}

/** Checks manifests, profiles, registry, authorization and client files. */
const serverFiles = documents((value, {title}) => {
  if (!isRecord(value)) {
    return [];
  }
  if ('kind' in value || 'apiVersion' in value) {
    return manifestProblems(definition, value);
  }
  const schema = schemaFor(title, Object.keys(value));
  const entries = schema === registry && isRecord(value.servers) ? Object.values(value.servers) : [];
  return [
    ...(schema ? schemaProblems(schema, value) : []),
    ...entries.flatMap((entry) => (isRecord(entry) ? schemaProblems(profile, entry.permissions ?? {}) : [])),
    ...clientFileProblems(title, value),
    ...labelProblems(value),
  ];
});

function schemaFor(title: string, keys: readonly string[]): object | undefined {
  const has = (...names: string[]) => names.some((name) => keys.includes(name));
  if (/toolhive\/config\.yaml$/.test(title)) {
    return settings;
  }
  if (/registry[\w-]*\.json$/.test(title) || (has('last_updated', 'version') && has('servers'))) {
    return registry;
  }
  if (has('cedar') || (has('type', 'version') && /polic|authz/.test(title))) {
    return authorization;
  }
  return /profiles?[/.]/.test(title) || has('read', 'write', 'network') ? profile : undefined;
}

const projectKeys: Readonly<Record<string, readonly string[]>> = {'.vscode/mcp.json': ['servers']};

/** Checks that servers are in the right place of a client's file, with the right keys. */
function clientFileProblems(title: string, value: Readonly<Record<string, unknown>>): string[] {
  const [name = ''] = title.split(/,| of /);
  const client = clients.find(({userFile, projectFile}) =>
    [...Object.values(userFile ?? {}), projectFile].some((file) => name === file || file?.endsWith(`/${name}`)),
  );
  const keyPath = projectKeys[name] ?? client?.keyPath;
  if (!client?.entry || !keyPath) {
    return [];
  }
  const known = Object.keys(client.entry);
  const found = keyPath.reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), value);
  if (!isRecord(found)) {
    const keys = Object.keys(value).join(', ');
    return [`${title} keeps servers under ${keyPath.join('.')}, and there are none; the keys are: ${keys}`];
  }
  return Object.entries(found).flatMap(([server, entry]) => entryProblems(server, isRecord(entry) ? entry : {}, known));
}

/** A server has either a URL, with headers if it requires sign-in, or a command that the client runs. */
function entryProblems(server: string, entry: Readonly<Record<string, unknown>>, known: readonly string[]): string[] {
  const isStarted = 'command' in entry;
  const keys = isStarted ? ['type', 'command', 'args', 'env'] : [...known, 'headers'];
  const needed = isStarted ? 'args' : 'url';
  return [
    ...Object.keys(entry)
      .filter((key) => !keys.includes(key))
      .map((key) => `${server}: ${unknown('key', key, keys)}`),
    ...(needed in entry ? [] : [`${server}: ${needed} is missing`]),
  ];
}

/** Entries whose name differs from the fragment of their URL. */
function labelProblems(value: unknown): string[] {
  return recordsIn(value)
    .flatMap((record) => Object.entries(record))
    .flatMap(([name, entry]) => {
      const [, label] = /#(.+)$/.exec(isRecord(entry) ? String(entry.url) : '') ?? [];
      return label === undefined || label === name ? [] : [unknown('entry', name, [label])];
    });
}

/** Checks the samples of ToolHive: commands, addresses, files, and what is applied to a cluster. */
export const thvCheckers: readonly Checker[] = [
  thvCalls,
  optionMentions(
    options.map(({name}) => `--${name}`),
    helm,
  ),
  variableNames(/^TOOLHIVE_/, Object.keys(variables)),
  urls(serverHosts, /(?!)/, network),
  requests(api, network),
  mentions(api),
  serverFiles,
  clusterCalls,
  ...commonCheckers,
];
