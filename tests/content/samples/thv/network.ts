import {callsIn} from '../../../../src/data/checks/shell';
import {operationsOf, type OpenApi} from '../api/openapi';
import type {Network} from '../api/urls';
import type {Page} from '../types';

/** What the proxy of a server answers, and the page to which a sign-in returns. */
const proxy = {'/': [], '/sse': ['GET'], '/messages': ['POST'], '/health': ['GET'], '/callback': ['GET']};

/** Machines on which samples expect servers, their proxies or `thv serve`. */
export const serverHosts = /^(localhost|127\.0\.0\.1|host\.docker\.internal|.*\.svc\.cluster\.local)$/;

/** The API stands on port 8080 or on the port that the page gives to `thv serve`; a proxy may stand anywhere. */
export function serverNetwork(api: OpenApi): (page: Page) => Network {
  return ({samples}) => {
    const calls = samples.flatMap(callsIn).filter(({program, args}) => program === 'thv' && args.includes('serve'));
    const ports = calls.flatMap(({args}) => args.flatMap((arg, i) => (arg === '--port' ? [args[i + 1] ?? ''] : [])));
    const apiPorts = ['', '8080', ...ports];
    const operations = {...operationsOf(api), ...proxy, '/api/doc': ['GET']};
    return {ports: apiPorts, find: (_, port) => ({operations: apiPorts.includes(port) ? operations : proxy})};
  };
}
