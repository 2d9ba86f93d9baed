import {distance, unknown} from '../../../src/data/checks/nearest';
import {schemaProblems} from '../../../src/data/checks/schema';
import {type Call, isOpen, isPlaceholder} from '../../../src/data/checks/shell';

import {type Checker, inCalls, inMatches} from './checks';
import type {Page} from './pages';

interface Operation {
  readonly requestBody?: {readonly content: Readonly<Record<string, {readonly schema?: object}>>};
}

/** The part of an OpenAPI document that samples are checked against. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {readonly schemas: Readonly<Record<string, object>>};
}

/** Methods by path template; an empty list allows any method. */
export type Operations = Readonly<Record<string, readonly string[]>>;

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

interface Address {
  readonly scheme: string;
  readonly host: string;
  readonly port: string;
  readonly path: string;
  readonly query: URLSearchParams;
}

interface CurlRequest {
  readonly url: string;
  readonly method: string;
  readonly body: string | undefined;
}

export function operationsOf({paths}: OpenApi): Operations {
  return Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [path, Object.keys(methods).map((name) => name.toUpperCase())]),
  );
}

/** Parses a URL that may contain placeholders. */
export function parseAddress(url: string): Address {
  const [, scheme = '', host = '', port = '', path = '', query = ''] =
    /^(\w+):\/\/([^/:?#]+):?([^/?#]*)([^?#]*)\??([^#]*)/.exec(url) ?? [];
  return {scheme, host, port, path: path || '/', query: new URLSearchParams(query)};
}

/** Parses a `curl` command; files in its body refer to titled code blocks of the page. */
export function readCurl({program, args}: Call, {samples}: Page): CurlRequest | undefined {
  const url = args.find((arg) => /^https?:\/\//.test(arg));
  if (program !== 'curl' || url === undefined) {
    return undefined;
  }
  const valueOf = (...names: readonly string[]) => args.find((_, i) => names.includes(args[i - 1] ?? ''));
  const data = valueOf('-d', '--data', '--data-raw', '--data-binary', '--json');
  const body = data?.startsWith('@') ? samples.find(({title}) => title === data.slice(1))?.code : data;
  return {url, body, method: valueOf('-X', '--request') ?? (data === undefined ? 'GET' : 'POST')};
}

/**
 * Checks scheme, port, path and query of a product's URLs.
 * @param hosts hosts of the product
 * @param foreign matches text before the URL of another service
 */
export function urls(hosts: RegExp, foreign: RegExp, networkOf: (page: Page) => Network): Checker {
  const pattern = /https?:\/\/(?:[^\s"'`()|,;\\<>[\]{}]|<[A-Za-z_]+>|\$\{?\w+\}?)+/g;
  return inMatches('url', pattern, ({0: url, index}, {lang, code}, page) => {
    const address = parseAddress(url.replace(/[.:]+$/, ''));
    const isOurs = lang !== 'mermaid' && !foreign.test(code.slice(0, index)) && hosts.test(address.host);
    return isOurs ? addressProblems(address, networkOf(page)) : undefined;
  });
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

/** Checks method and body of `curl` commands. */
export function requests(api: OpenApi, networkOf: (page: Page) => Network): Checker {
  return inCalls('request', (call, _, page) => {
    const request = readCurl(call, page);
    return request && requestProblems(request, api, networkOf(page));
  });
}

function requestProblems({url, method, body}: CurlRequest, api: OpenApi, network: Network): string[] | undefined {
  const {host, port, path} = parseAddress(url);
  const operations = network.find(host, port)?.operations;
  const templates = operations && matching(Object.keys(operations), path);
  if (!operations || !templates || templates.length === 0) {
    return undefined;
  }
  const methods = templates.flatMap((template) => operations[template] ?? []);
  const template = templates.find((name) => operations[name]?.includes(method)) ?? '';
  if (methods.length > 0 && !template) {
    return [`${path} has no method ${method}; it has ${methods.join(', ')}`];
  }
  const schema = api.paths[template]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema;
  return bodyProblems(schema && {...schema, components: api.components}, body);
}

function bodyProblems(schema: object | undefined, body: string | undefined): string[] {
  if (body === undefined) {
    return schema ? ['the request needs a body'] : [];
  }
  try {
    const value: unknown = JSON.parse(body);
    return schema ? schemaProblems(schema, value).map((problem) => `body: ${problem}`) : [];
  } catch (error) {
    return isOpen(body) ? [] : [`the body is not JSON: ${(error as Error).message}`];
  }
}

/** Checks operations in inline code, such as `GET /api/v1/workspaces`. */
export function mentions(api: OpenApi): Checker {
  const operations = operationsOf(api);
  const templates = Object.keys(operations);
  return inMatches('request', /^(?:(GET|POST|PUT|PATCH|DELETE) )?(\/\S*)$/g, ([, method, path = ''], {lang}) => {
    if (lang !== 'inline' || (method === undefined && !/^\/api\/v\d/.test(path))) {
      return undefined;
    }
    const isBase = method === undefined && templates.some((template) => template.startsWith(`${path}/`));
    const found = matching(templates, path).flatMap((template) => operations[template] ?? []);
    const wrongMethod = found.length > 0 && method !== undefined && !found.includes(method);
    return [
      ...(isBase ? [] : pathProblems(templates, path.replace(/\?.*$/, ''))),
      ...(wrongMethod ? [`${path} has no method ${method}; it has ${found.join(', ')}`] : []),
    ];
  });
}

const isParameter = (segment: string) => /^[{:]/.test(segment);
const segments = (path: string) => path.replace(/\/$/, '').split('/');

/** Most specific templates (`/a/{x}` or `/a/:x`) that match a path. A path that ends in … is a prefix. */
export function matching(templates: readonly string[], path: string): string[] {
  const parameters = (template: string) => segments(template).filter(isParameter).length;
  const found = templates.filter((template) => fits(segments(template), path));
  const fewest = Math.min(...found.map(parameters));
  return path.endsWith('…') ? found : found.filter((template) => parameters(template) === fewest);
}

export function pathProblems(templates: readonly string[], path: string): string[] {
  const found = matching(templates, path);
  const slip = found.includes(path) ? undefined : templates.find((template) => isSlip(segments(template), path));
  return found.length > 0 && !slip ? [] : [unknown('path', path, slip ? [slip] : templates)];
}

function fits(template: readonly string[], path: string): boolean {
  const parts = segments(path.replace(/\/?…$/, ''));
  const same = parts.every((part, i) => template[i] === part || (isParameter(template[i] ?? '') && part !== ''));
  return same && (parts.length === template.length || path.endsWith('…'));
}

/** Whether a fixed segment is misspelled, so that it matches a parameter of another template. */
function isSlip(template: readonly string[], path: string): boolean {
  const parts = segments(path);
  const wrong = parts.flatMap((part, i) => (part === template[i] || isParameter(template[i] ?? '') ? [] : [i]));
  const [place = -1] = wrong;
  const [is = '', should = ''] = [parts[place], template[place]];
  return parts.length === template.length && wrong.length === 1 && !isOpen(is) && distance(is, should) <= 2;
}
