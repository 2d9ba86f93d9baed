import {unknown} from '../../../../src/data/checks/nearest';
import {lineAt} from '../../../../src/data/checks/shell';
import {isPlaceholder} from '../../../../src/data/checks/shell';
import {check} from '../checks';
import type {Checker, Page} from '../types';

import type {Operations} from './openapi';
import {pathProblems} from './paths';

/** A service on a port. Without operations, any path is valid. */
export interface Service {
  readonly scheme?: string;
  readonly operations?: Operations;
  /** Valid values of query parameters. */
  readonly query?: Readonly<Record<string, readonly string[]>>;
}

/** Services that a product's samples may use. */
export interface Network {
  readonly ports: readonly string[];
  /** The service on a port (an empty string for none), or undefined. */
  readonly find: (host: string, port: string) => Service | undefined;
}

export interface Address {
  readonly scheme: string;
  readonly host: string;
  readonly port: string;
  readonly path: string;
  readonly query: URLSearchParams;
}

const pattern = /https?:\/\/(?:[^\s"'`()|,;\\<>[\]{}]|<[A-Za-z_]+>|\$\{?\w+\}?)+/g;

/** Parses a URL that may contain placeholders. */
export function parseAddress(url: string): Address {
  const [, scheme = '', host = '', port = '', path = '', query = ''] =
    /^(\w+):\/\/([^/:?#]+):?([^/?#]*)([^?#]*)\??([^#]*)/.exec(url) ?? [];
  return {scheme, host, port, path: path || '/', query: new URLSearchParams(query)};
}

/**
 * Checks scheme, port, path and query of a product's URLs.
 * @param hosts hosts of the product
 * @param foreign matches text before the URL of another service
 */
export function urls(hosts: RegExp, foreign: RegExp, networkOf: (page: Page) => Network): Checker {
  return (page) => {
    const network = networkOf(page);
    return page.samples.flatMap((sample) =>
      [...sample.code.matchAll(pattern)]
        .filter(({index}) => sample.lang !== 'mermaid' && !foreign.test(sample.code.slice(0, index)))
        .map(({0: url, index}) => ({address: parseAddress(url.replace(/[.:]+$/, '')), url, index}))
        .filter(({address}) => hosts.test(address.host))
        .map(({address, url, index}) =>
          check(sample, lineAt(sample.code, index), 'url', url, addressProblems(address, network)),
        ),
    );
  };
}

function addressProblems({scheme, host, port, path, query}: Address, {find, ports}: Network): string[] {
  const service = find(host, isPlaceholder(port) ? '' : port);
  if (!service) {
    return [unknown('port', port, ports)];
  }
  const wrongScheme = service.scheme !== undefined && service.scheme !== scheme;
  return [
    ...(wrongScheme ? [`port ${port} speaks ${service.scheme}, not ${scheme}`] : []),
    ...(service.operations ? pathProblems(Object.keys(service.operations), path) : []),
    ...[...query].flatMap(([name, value]) => {
      const values = service.query?.[name] ?? [value];
      return values.includes(value) ? [] : [unknown(`value of ${name}`, value, values)];
    }),
  ];
}
