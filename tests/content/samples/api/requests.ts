import {schemaProblems} from '../../../../src/data/checks/schema';
import {callsIn, isOpen} from '../../../../src/data/checks/shell';
import {check} from '../checks';
import type {Check, Checker, Page, Sample} from '../types';

import {readCurl, type CurlRequest} from './curl';
import {bodySchema, operationsOf, type OpenApi} from './openapi';
import {matching, pathProblems} from './paths';
import {parseAddress, type Network} from './urls';

/** Checks method and body of `curl` commands, and operations in inline code. */
export function requests(api: OpenApi, networkOf: (page: Page) => Network): Checker {
  return (page) => {
    const network = networkOf(page);
    return page.samples.flatMap((sample) => [
      ...mentions(sample, api),
      ...callsIn(sample).flatMap((call) => {
        const request = readCurl(call, page);
        const problems = request && requestProblems(request, api, network);
        return problems ? [check(sample, call.offset, 'request', request.url, problems)] : [];
      }),
    ]);
  };
}

function requestProblems({url, method, body}: CurlRequest, api: OpenApi, network: Network): string[] | undefined {
  const {host, port, path} = parseAddress(url);
  const operations = network.find(host, port)?.operations;
  const templates = operations && matching(Object.keys(operations), path);
  if (!operations || !templates || templates.length === 0) {
    return undefined;
  }
  const methods = templates.flatMap((template) => operations[template] ?? []);
  const template = templates.find((name) => operations[name]?.includes(method));
  if (methods.length > 0 && template === undefined) {
    return [`${path} has no method ${method}; it has ${methods.join(', ')}`];
  }
  return bodyProblems(template === undefined ? undefined : bodySchema(api, template, method), body);
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

function mentions(sample: Sample, api: OpenApi): Check[] {
  const [, method, path] = /^(?:(GET|POST|PUT|PATCH|DELETE) )?(\/\S*)$/.exec(sample.code) ?? [];
  if (sample.lang !== 'inline' || path === undefined || (method === undefined && !/^\/api\/v\d/.test(path))) {
    return [];
  }
  const operations = operationsOf(api);
  const templates = Object.keys(operations);
  const isBase = templates.some((template) => template.startsWith(`${path}/`));
  const found = matching(templates, path).flatMap((template) => operations[template] ?? []);
  const wrongMethod = found.length > 0 && method !== undefined && !found.includes(method);
  return [
    check(sample, 0, 'request', sample.code, [
      ...(isBase && method === undefined ? [] : pathProblems(templates, path.replace(/\?.*$/, ''))),
      ...(wrongMethod ? [`${path} has no method ${method}; it has ${found.join(', ')}`] : []),
    ]),
  ];
}
