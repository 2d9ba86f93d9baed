import type {Parameter} from '@site/src/data/openapi/reference/parameters';

/** What the theme's fields keep in their store. */
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

/** The store at the start: only parameters are used, the rest is there because the theme expects it. */
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
    params: {path: placed('path'), query: placed('query'), header: [], cookie: []},
  };
}
