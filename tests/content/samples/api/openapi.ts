interface Operation {
  readonly requestBody?: {readonly content: Readonly<Record<string, {readonly schema?: object}>>};
}

/** An API description, as far as samples are held against it. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {readonly schemas: Readonly<Record<string, object>>};
}

/** Methods by path template; an empty list means that any method will do. */
export type Operations = Readonly<Record<string, readonly string[]>>;

/** The operations of a description. */
export function operationsOf({paths}: OpenApi): Operations {
  return Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [path, Object.keys(methods).map((name) => name.toUpperCase())]),
  );
}

/** Schema of a request body, with the definitions that it refers to. */
export function bodySchema({paths, components}: OpenApi, path: string, method: string): object | undefined {
  const schema = paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema;
  return schema && {...schema, components};
}
