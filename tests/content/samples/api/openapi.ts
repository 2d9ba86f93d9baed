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

export function operationsOf({paths}: OpenApi): Operations {
  return Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [path, Object.keys(methods).map((name) => name.toUpperCase())]),
  );
}

/** Request body schema, including referenced definitions. */
export function bodySchema({paths, components}: OpenApi, path: string, method: string): object | undefined {
  const schema = paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema;
  return schema && {...schema, components};
}
