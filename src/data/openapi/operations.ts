import {listOf, methods, objectOf, resolve, textOf} from './json';
import type {Json, JsonObject} from './types';

/** An operation of an OpenAPI document. References of its parameters, body and responses are resolved. */
export interface Operation {
  readonly method: (typeof methods)[number];
  readonly path: string;
  /** The operation object of the document. */
  readonly operation: JsonObject;
  /** Parameters of the operation and of its path; those of the operation win. */
  readonly parameters: readonly JsonObject[];
  readonly body: JsonObject | undefined;
  readonly responses: readonly (readonly [status: string, response: JsonObject])[];
}

/** Every operation of a document, in the order of the document's paths. */
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

/** Base URL of the API's first server, with its path. */
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
