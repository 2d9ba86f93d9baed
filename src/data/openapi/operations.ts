import {listOf, methods, objectOf, resolve, textOf} from './json';
import type {Json, JsonObject} from './types';

/** An operation whose parameters, body and responses are resolved. */
export interface Operation {
  readonly method: (typeof methods)[number];
  readonly path: string;
  /** Path item of the document. */
  readonly item: JsonObject;
  /** Operation object of the document. */
  readonly operation: JsonObject;
  /** Includes path parameters, which parameters of the operation override. */
  readonly parameters: readonly JsonObject[];
  readonly body: JsonObject | undefined;
  readonly responses: readonly (readonly [status: string, response: JsonObject])[];
}

/** The operations of a document. */
export function operationsOf(document: JsonObject): Operation[] {
  const paths = Object.entries(objectOf(document.paths)).filter(([path]) => path.startsWith('/'));
  return paths.flatMap(([path, raw]) => {
    const item = objectOf(resolve(document, raw));
    return methods.flatMap((method): Operation[] => {
      const operation = item[method];
      if (operation === undefined) {
        return [];
      }
      const {parameters, requestBody, responses} = objectOf(operation);
      const answers = Object.entries(objectOf(responses)).filter(([status]) => !status.startsWith('x-'));
      return [
        {
          method,
          path,
          item,
          operation: objectOf(operation),
          parameters: mergeParameters(document, item.parameters, parameters),
          body: requestBody === undefined ? undefined : objectOf(resolve(document, requestBody)),
          responses: answers.map(([status, response]) => [status, objectOf(resolve(document, response))]),
        },
      ];
    });
  });
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

/** Address of the first server of a document. */
export function serverOf({servers}: JsonObject, port: number): string {
  const url = textOf(objectOf(listOf(servers)[0]).url) ?? '';
  const address = /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `http://localhost:${port}/${url.replace(/^\/+/, '')}`;
  return address.replace(/\/+$/, '');
}
