import {parse} from 'yaml';

import type {ResourceDefinition} from '../../../../src/data/checks/thv/manifests';
import type {RegistryServer} from '../../../../src/data/checks/thv/names';
import {loadTree} from '../../../../src/data/cli/load';
import type {CommandTree} from '../../../../src/data/cli/types';
import type {OpenApi} from '../api/openapi';
import {requests} from '../api/requests';
import {urls} from '../api/urls';
import {knownLanguages} from '../languages';
import {optionMentions} from '../options';
import {read, root} from '../pages';
import {otherPrograms} from '../programs';
import {syntax} from '../syntax';
import type {Checker} from '../types';
import {variableNames} from '../variables';

import type {Client} from './clientFiles';
import {clusterCalls} from './cluster';
import {serverFiles} from './files';
import {serverHosts, serverNetwork} from './network';

import {thvCalls} from './index';

/** Command tree of the documented release. */
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

/** Checks `thv` commands, and options in prose. */
export const commandCheckers: readonly Checker[] = [
  thvCalls(tree, servers),
  optionMentions(
    options.map(({name}) => `--${name}`),
    [helm],
  ),
  variableNames(/^TOOLHIVE_/, Object.keys(variables)),
  otherPrograms,
  syntax,
  knownLanguages,
];

export const addressCheckers: readonly Checker[] = [urls(serverHosts, /(?!)/, network), requests(api, network)];

/** Checks files and what is applied to a cluster. */
export const fileCheckers: readonly Checker[] = [serverFiles(definition, clients), clusterCalls(definition)];
