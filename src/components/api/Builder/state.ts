import type {Parameter} from '@site/src/data/openapi/reference/parameters';

/** Store of the OpenAPI theme's form fields. */
export interface BuilderState {
  readonly accept: object;
  readonly contentType: object;
  readonly server: object;
  readonly response: object;
  readonly body: object;
  readonly auth: object;
  readonly schemaSelection: object;
  readonly encodingSelection: object;
  readonly params: Readonly<Record<'path' | 'query' | 'header' | 'cookie', readonly Parameter[]>>;
}

/** Only `params` is used; the theme requires the other keys. */
export function startState(parameters: readonly Parameter[]): BuilderState {
  const placed = (place: string): Parameter[] => parameters.filter((parameter) => parameter.in === place);
  return {
    accept: {options: []},
    contentType: {options: []},
    server: {options: []},
    response: {},
    body: {type: 'empty'},
    auth: {data: {}, options: {}},
    schemaSelection: {selections: {}},
    encodingSelection: {},
    params: {path: placed('path'), query: placed('query'), header: placed('header'), cookie: []},
  };
}
