import {callsIn} from '../../../../src/data/checks/shell';
import {operationsOf, type OpenApi} from '../api/openapi';
import type {Network} from '../api/urls';
import type {Page} from '../types';

/** Routes of a server's proxy, and the OAuth callback. */
const proxy = {'/': [], '/sse': ['GET'], '/messages': ['POST'], '/health': ['GET'], '/callback': ['GET']};

/** Hosts of servers, proxies and `thv serve` in samples. */
export const serverHosts = /^(localhost|127\.0\.0\.1|host\.docker\.internal|.*\.svc\.cluster\.local)$/;

/** The API is on port 8080 or the one passed to `thv serve`; proxies may be on any port. */
export function serverNetwork(api: OpenApi): (page: Page) => Network {
  return ({samples}) => {
    const calls = samples.flatMap(callsIn).filter(({program, args}) => program === 'thv' && args.includes('serve'));
    const ports = calls.flatMap(({args}) => args.flatMap((arg, i) => (arg === '--port' ? [args[i + 1] ?? ''] : [])));
    const apiPorts = ['', '8080', ...ports];
    const operations = {...operationsOf(api), ...proxy, '/api/doc': ['GET']};
    return {ports: apiPorts, find: (_, port) => ({operations: apiPorts.includes(port) ? operations : proxy})};
  };
}
