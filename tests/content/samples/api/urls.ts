import {unknown} from '../../../../src/data/checks/nearest';
import {lineAt} from '../../../../src/data/checks/shell';
import {isPlaceholder} from '../../../../src/data/checks/shell';
import {check} from '../checks';
import type {Checker, Page} from '../types';

import type {Operations} from './openapi';
import {pathProblems} from './paths';

/** What answers on a port. Without operations, any path will do. */
export interface Service {
  readonly scheme?: string;
  readonly operations?: Operations;
  /** Values that a query parameter may have. */
  readonly query?: Readonly<Record<string, readonly string[]>>;
}

/** What a page may expect behind the addresses of one product. */
export interface Network {
  readonly ports: readonly string[];
  /** The service on a port, or undefined when nothing listens there. No port is the empty text. */
  readonly find: (host: string, port: string) => Service | undefined;
}

/** An address in a sample. */
export interface Address {
  readonly scheme: string;
  readonly host: string;
  readonly port: string;
  readonly path: string;
  readonly query: URLSearchParams;
}

const pattern = /https?:\/\/(?:[^\s"'`()|,;\\<>[\]{}]|<[A-Za-z_]+>|\$\{?\w+\}?)+/g;

/** Takes an address apart; placeholders may stand anywhere. */
export function parseAddress(url: string): Address {
  const [, scheme = '', host = '', port = '', path = '', query = ''] =
    /^(\w+):\/\/([^/:?#]+):?([^/?#]*)([^?#]*)\??([^#]*)/.exec(url) ?? [];
  return {scheme, host, port, path: path || '/', query: new URLSearchParams(query)};
}

/**
 * Checks scheme, port, path and query of all addresses that belong to a product.
 *
 * @param hosts names of machines on which the product runs
 * @param foreign matches what stands before an address that the reader's own service has
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
