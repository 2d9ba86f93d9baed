import {parse} from 'yaml';

import type {CommandTree} from '../../../../src/plugins/cli-reference/types';
import {loadTree} from '../../../../src/plugins/cli-reference/load';
import type {OpenApi} from '../api/openapi';
import {requests} from '../api/requests';
import {urls} from '../api/urls';
import {knownLanguages} from '../languages';
import {optionMentions} from '../options';
import {read, root} from '../pages';
import {syntax} from '../syntax';
import type {Checker} from '../types';
import {variableNames} from '../variables';
import type {Client} from './clientFiles';
import {clusterCalls} from './cluster';
import {serverFiles} from './files';
import {thvCalls} from './index';
import type {ResourceDefinition} from './manifests';
import {serverHosts, serverNetwork} from './network';
import type {RegistryServer} from './names';

/** The command tree of the documented release. */
export const tree: CommandTree = loadTree(root);

const {servers} = JSON.parse(read('specs/mcp/registry-servers.json')) as {servers: Record<string, RegistryServer>};
const definition = JSON.parse(read('specs/mcp/crd.json')) as ResourceDefinition;
const {clients} = JSON.parse(read('specs/mcp/clients.json')) as {clients: Client[]};
const api = parse(read('specs/mcp/openapi.yaml')) as OpenApi;
const options = [...tree.globalOptions, ...tree.commands.flatMap((command) => command.options)];
const {variables} = JSON.parse(read('specs/mcp/variables.json')) as {variables: Record<string, string>};
const helm = {
  pages: /\/(kubernetes|tutorials)\//,
  options: ['--version', '--reuse-values', '--reset-then-reuse-values'],
};
const network = serverNetwork(api);

/** Commands: `thv` calls and options that prose names. */
export const commandCheckers: readonly Checker[] = [
  thvCalls(tree, servers),
  optionMentions(
    options.map(({name}) => `--${name}`),
    [helm],
  ),
  variableNames(/\bTOOLHIVE_[A-Z_]+/g, (name) => name in variables, Object.keys(variables)),
  syntax,
  knownLanguages,
];

/** Addresses and requests. */
export const addressCheckers: readonly Checker[] = [urls(serverHosts, /(?!)/, network), requests(api, network)];

/** Files and what is sent to a cluster. */
export const fileCheckers: readonly Checker[] = [serverFiles(definition, clients), clusterCalls(definition)];
