import {callsIn} from '../../../../src/data/checks/shell';
import {operationsOf, type OpenApi, type Operations} from '../api/openapi';
import type {Network, Service} from '../api/urls';
import type {Page} from '../types';

import type {GatewayConfig} from './facts';

export const gatewayHosts = /^(localhost|127\.0\.0\.1|codegate\.example\.com|host\.docker\.internal)$/;

/** Precedes the URL of the reader's own model provider. */
export const providerAddress = /(CODEGATE_\w+_URL|--\w[\w-]*-url)[=: ]\s*["']?$/;

/** Services of the gateway; pages may publish them on other ports. */
export function gatewayNetwork(config: GatewayConfig, api: OpenApi): (page: Page) => Network {
  const services: Readonly<Record<string, Service>> = {
    '8989': {scheme: 'http', operations: {...operationsOf(api), ...routes(config)}},
    '9090': {scheme: 'http', operations: anyMethod(Object.keys(config.dashboardPaths)), query: dashboardQuery(config)},
    '8990': {scheme: 'https', operations: {'/': []}},
  };
  const upstream = Object.values(config.env).flatMap((variable) => /:(\d+)$/.exec(variable.default ?? '')?.[1] ?? []);
  return (page) => {
    const published = publishedPorts(page);
    const find = (host: string, port: string) => {
      const service = services[published.get(port) ?? port];
      const isUpstream = upstream.includes(port) || host === 'host.docker.internal' || port === '';
      return service ?? (isUpstream ? {} : undefined);
    };
    return {ports: [...Object.keys(services), ...published.keys(), ...upstream], find};
  };
}

function routes({gatewayPaths, frameworkPaths}: GatewayConfig): Operations {
  const found: Record<string, string[]> = {'/': [], '/api/v1': []};
  for (const {path, method} of Object.values(gatewayPaths).flatMap((base) => base.routes)) {
    found[path] = [...(found[path] ?? []), method];
  }
  return {...found, ...anyMethod([...Object.keys(gatewayPaths), ...Object.keys(frameworkPaths)])};
}

function anyMethod(paths: readonly string[]): Operations {
  return Object.fromEntries(paths.map((path) => [path, []]));
}

function dashboardQuery({dashboardQuery: pages}: GatewayConfig): Record<string, readonly string[]> {
  const parameters = Object.values(pages).flatMap((page) => Object.entries(page));
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
