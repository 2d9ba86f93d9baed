import type {OpenApi} from '../api/openapi';
import {requests} from '../api/requests';
import {urls} from '../api/urls';
import {knownLanguages} from '../languages';
import {optionMentions} from '../options';
import {read} from '../pages';
import {otherPrograms} from '../programs';
import {syntax} from '../syntax';
import type {Checker} from '../types';
import {variableNames} from '../variables';

import {chatCommands} from './chat';
import {dockerCalls} from './docker';
import {dockerOptions} from './dockerRun';
import type {GatewayCommands, GatewayConfig} from './facts';
import {gatewayFiles} from './files';
import {luaSyntax} from './lua';
import {gatewayHosts, gatewayNetwork, providerAddress} from './network';
import {serverCalls} from './server';
import {gatewayTexts} from './texts';
import {variableList} from './variables';

/** Configuration of the documented release. */
export const config = JSON.parse(read('specs/gateway/config.json')) as GatewayConfig;

const commands = JSON.parse(read('specs/gateway/commands.json')) as GatewayCommands;
const api = JSON.parse(read('specs/gateway/openapi.json')) as OpenApi;
const network = gatewayNetwork(config, api);
const serverOptions = Object.values(commands.cli.commands).flatMap(({options}) => Object.keys(options));
const assistants = {
  pages: /muxing|integrations\//,
  options: ['--openai-api-base', '--openai-api-key', '--api_base', '--api_key'],
};
const variables = variableList(config);

export const gatewayCheckers: readonly Checker[] = [
  chatCommands(commands, config.workspaceNamePattern),
  serverCalls(commands),
  dockerCalls(config),
  optionMentions([...serverOptions, ...Object.keys(commands.cli.globalOptions), ...dockerOptions], [assistants]),
  variableNames(/^(CODEGATE|DASHBOARD)_/, variables),
  gatewayTexts(config),
  gatewayFiles(config),
  luaSyntax,
  urls(gatewayHosts, providerAddress, network),
  requests(api, network),
  otherPrograms,
  syntax,
  knownLanguages,
];
