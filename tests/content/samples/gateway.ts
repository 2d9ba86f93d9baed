import {distance, unknown} from '../../../src/data/checks/nearest';
import {schemaProblems} from '../../../src/data/checks/schema';
import {callsIn} from '../../../src/data/checks/shell';
import {isRecord, recordsIn} from '../../../src/data/checks/walk';

import {mentions, type Network, type OpenApi, type Operations, operationsOf} from './api';
import {parseAddress, requests, type Service, urls} from './api';
import {check, type Checker, inMatches} from './checks';
import {commonCheckers, documents, optionMentions, variableNames} from './common';
import assistantSchema from './formats/continue.schema.json';
import {chatCommands, serverCalls} from './gatewayCommands';
import {dockerCalls, dockerOptions, settingProblems} from './gatewayDocker';
import {cli, config, type Named, variables} from './gatewayFacts';
import {type Page, readData} from './pages';

const api = readData<OpenApi>('specs/gateway/openapi.json');
const serverOptions = Object.values(cli.commands).flatMap(({options}) => Object.keys(options));
const assistants = {
  pages: /muxing|integrations\//,
  options: ['--openai-api-base', '--openai-api-key', '--api_base', '--api_key'],
};
const hosts = /^(localhost|127\.0\.0\.1|codegate\.example\.com|host\.docker\.internal)$/;
/** Precedes the URL of the reader's own model provider. */
const providerAddress = /(CODEGATE_\w+_URL|--\w[\w-]*-url)[=: ]\s*["']?$/;

const services: Readonly<Record<string, Service>> = {
  '8989': {scheme: 'http', operations: {...operationsOf(api), ...gatewayRoutes()}},
  '9090': {scheme: 'http', operations: anyMethod(Object.keys(config.dashboardPaths)), query: dashboardQuery()},
  '8990': {scheme: 'https', operations: {'/': []}},
};
const upstream = Object.values(config.env).flatMap((variable) => /:(\d+)$/.exec(variable.default ?? '')?.[1] ?? []);

/** Services of the gateway; pages may publish them on other ports. */
function network(page: Page): Network {
  const published = publishedPorts(page);
  const find = (host: string, port: string) => {
    const isUpstream = upstream.includes(port) || host === 'host.docker.internal' || port === '';
    return services[published.get(port) ?? port] ?? (isUpstream ? {} : undefined);
  };
  return {ports: [...Object.keys(services), ...published.keys(), ...upstream], find};
}

function gatewayRoutes(): Operations {
  const found: Record<string, string[]> = {'/': [], '/api/v1': []};
  for (const {path, method} of Object.values(config.gatewayPaths).flatMap((base) => base.routes)) {
    found[path] = [...(found[path] ?? []), method];
  }
  return {...found, ...anyMethod([...Object.keys(config.gatewayPaths), ...Object.keys(config.frameworkPaths)])};
}

function anyMethod(paths: readonly string[]): Operations {
  return Object.fromEntries(paths.map((path) => [path, []]));
}

function dashboardQuery(): Record<string, readonly string[]> {
  const parameters = Object.values(config.dashboardQuery).flatMap((page) => Object.entries(page));
  return Object.fromEntries(parameters.map(([name, values]) => [name, Object.keys(values)]));
}

/** Container port by host port, from the `docker run` commands of a page. */
function publishedPorts({samples}: Page): ReadonlyMap<string, string> {
  const words = samples.flatMap(callsIn).flatMap(({args}) => args);
  return new Map(
    words.flatMap((word) => {
      const [, host, container] = /^(?:--publish=)?(?:[\d.]+:)?(\d+):(\d+)$/.exec(word) ?? [];
      return host && container && host !== container ? [[host, container] as const] : [];
    }),
  );
}

/** Checks the release in quoted responses. */
const answers = inMatches('answer', /^CodeGate version: (\S+)$/gm, ([, version], {lang}) =>
  lang === 'text'
    ? version === config.release || version === '<VERSION>'
      ? []
      : [`the release is ${config.release}, not ${version}`]
    : undefined,
);

/** Checks variables that commands and env files set. */
const settings: Checker = ({samples}) =>
  samples.flatMap((sample) =>
    callsIn(sample).flatMap(({env, offset}) =>
      [...env]
        .filter(([name]) => /^(CODEGATE|DASHBOARD)_/.test(name))
        .flatMap(([name, value]) =>
          check(sample, offset, 'setting', settingProblems(`${name}=${value}`, sample.title.endsWith('.env'))),
        ),
    ),
  );

const volumeNames = inMatches('volume', /[a-z][a-z_-]{9,}/g, ([word]) => {
  const {name} = config.volume;
  return distance(word, name) <= 2 ? (word === name ? [] : [unknown('volume', word, [name])]) : undefined;
});

const properties = <T>(all: Named<T>, schemaOf: (value: T) => object): object => ({
  properties: Object.fromEntries(Object.entries(all).map(([name, value]) => [name, schemaOf(value)])),
});
const exactly = (value: unknown): object =>
  isRecord(value) ? {type: 'object', required: Object.keys(value), ...properties(value, exactly)} : {const: value};
const copilotSchema = {type: 'object', ...properties<unknown>(config.vscodeCopilotSettings, exactly)};
const enumSchema = properties(config.enums, (known) => ({enum: Object.keys(known)}));
const serverSchema = {
  type: 'object',
  ...properties(config.configFileKeys, ({type, values}) => ({
    ...(type === 'integer' && {type}),
    ...(values && {enum: values}),
  })),
};

/** Checks assistant settings, rules, server configuration and enumeration values in JSON and YAML. */
const gatewayFiles = documents((value, {title}) => [
  ...(/\.continue\/config\.json$/.test(title) ? schemaProblems(assistantSchema, value) : []),
  ...(title === 'settings.json' ? schemaProblems(copilotSchema, copilotSettings(value)) : []),
  ...(/(^|\/)config\.yaml$/.test(title) ? schemaProblems(serverSchema, value) : []),
  ...recordsIn(value).flatMap((record) => [...schemaProblems(enumSchema, record), ...continueProblems(record)]),
]);

function copilotSettings(value: unknown): object {
  const all = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(all.filter(([key]) => /^(http\.|github\.copilot\.advanced)/.test(key)));
}

function continueProblems({provider, apiBase}: Named<unknown>): string[] {
  const {port, path} = parseAddress(typeof apiBase === 'string' ? apiBase : '');
  if (typeof provider !== 'string' || port !== '8989') {
    return [];
  }
  const providers = config.continueProviderByBase[path.replace(/\/$/, '')];
  if (!providers) {
    return [unknown('apiBase', path, Object.keys(config.continueProviderByBase))];
  }
  return providers.includes(provider) ? [] : [`${unknown('provider', provider, providers)} for ${path}`];
}

/** Checks the samples of CodeGate. */
export const gatewayCheckers: readonly Checker[] = [
  chatCommands,
  serverCalls,
  dockerCalls,
  optionMentions([...serverOptions, ...Object.keys(cli.globalOptions), ...dockerOptions], assistants),
  variableNames(/^(CODEGATE|DASHBOARD)_/, variables),
  answers,
  settings,
  volumeNames,
  gatewayFiles,
  urls(hosts, providerAddress, network),
  requests(api, network),
  mentions(api),
  ...commonCheckers,
];
