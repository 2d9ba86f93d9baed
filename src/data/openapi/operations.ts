import {listOf, methods, objectOf, resolve, textOf} from './json';
import type {Json, JsonObject} from './types';

/** An operation whose parameters, body and responses are resolved. */
export interface Operation {
  readonly method: (typeof methods)[number];
  readonly path: string;
  /** Operation object of the document. */
  readonly operation: JsonObject;
  /** Includes path parameters, which parameters of the operation override. */
  readonly parameters: readonly JsonObject[];
  readonly body: JsonObject | undefined;
  readonly responses: readonly (readonly [status: string, response: JsonObject])[];
}

export function operationsOf(document: JsonObject): Operation[] {
  return Object.entries(objectOf(document.paths)).flatMap(([path, raw]) => {
    const item = path.startsWith('/') ? objectOf(resolve(document, raw)) : {};
    return methods.flatMap((method): Operation[] => {
      const operation = item[method];
      if (operation === undefined) {
        return [];
      }
      const {parameters, requestBody, responses} = objectOf(operation);
      return [
        {
          method,
          path,
          operation: objectOf(operation),
          parameters: mergeParameters(document, item.parameters, parameters),
          body: requestBody === undefined ? undefined : objectOf(resolve(document, requestBody)),
          responses: Object.entries(objectOf(responses)).map(([status, response]) => [
            status,
            objectOf(resolve(document, response)),
          ]),
        },
      ];
    });
  });
}

export function serverOf(document: JsonObject, port: number): string {
  const [server] = listOf(document.servers);
  return (textOf(objectOf(server).url) ?? `http://localhost:${port}`).replace(/\/+$/, '');
}

function mergeParameters(document: JsonObject, ofPath: Json | undefined, ofOperation: Json | undefined): JsonObject[] {
  const resolved = (list: Json | undefined): JsonObject[] =>
    listOf(list).map((entry) => objectOf(resolve(document, entry)));
  const own = resolved(ofOperation);
  const inherited = resolved(ofPath).filter(
    (entry) => !own.some(({name, in: place}) => name === entry.name && place === entry.in),
  );
  return [...inherited, ...own];
}
