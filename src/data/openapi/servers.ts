import {listOf, objectOf, textOf} from './json';
import type {Operation} from './operations';
import type {JsonObject} from './types';

/** Variables of a server address, by name. */
export function variablesOf(server: JsonObject): [name: string, variable: JsonObject][] {
  return Object.entries(objectOf(server.variables)).map(([name, variable]) => [name, objectOf(variable)]);
}

/** Address of the first server of an operation, or of the document; variables have their default values. */
export function serverOf(
  document: JsonObject,
  port: number,
  operation?: Pick<Operation, 'operation' | 'item'>,
): string {
  const [first] = [operation?.operation.servers, operation?.item.servers, document.servers]
    .map(listOf)
    .flatMap((servers) => servers.slice(0, 1));
  const server = objectOf(first);
  const url = variablesOf(server).reduce(
    (text, [name, {default: value}]) => text.replaceAll(`{${name}}`, String(value)),
    textOf(server.url) ?? '',
  );
  const address = /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `http://localhost:${port}/${url.replace(/^\/+/, '')}`;
  return address.replace(/\/+$/, '');
}
