import type {SampleRequest} from '@site/src/data/openapi/curl';
import type {Parameter, RequestOperation} from '@site/src/data/openapi/reference/requests';

/** Store of the OpenAPI theme's form fields. */
export type BuilderState = ReturnType<typeof startState>;

/** Only `params` is used; the theme requires the other keys. */
export function startState(parameters: readonly Parameter[]) {
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
    params: {path: placed('path'), query: placed('query'), header: placed('header'), cookie: placed('cookie')},
  };
}

/**
 * Builds a request from the form. Empty path parameters keep their placeholder.
 * @param body undefined if the operation has none
 */
export function buildRequest(
  {method, path, sample}: Pick<RequestOperation, 'method' | 'path' | 'sample'>,
  server: string,
  {path: inPath, query, header}: BuilderState['params'],
  body: SampleRequest['body'],
): SampleRequest {
  const filled = inPath.reduce((text, {name, value}) => {
    const [first] = valuesOf(value);
    return first === undefined ? text : text.replace(`{${name}}`, encodeURIComponent(first));
  }, path);
  const pairs = query.flatMap((parameter) =>
    sentValues(parameter).map((value) => `${encodeURIComponent(parameter.name)}=${encodeURIComponent(value)}`),
  );
  const headers = header.flatMap(({name, value}) => valuesOf(value).map((text): [string, string] => [name, text]));
  return {
    method: method.toUpperCase(),
    url: `${server.replace(/\/+$/, '')}${filled}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`,
    response: sample.response,
    ...(headers.length > 0 && {headers}),
    ...(body !== undefined && {body}),
  };
}

function sentValues({isList, value}: Parameter): string[] {
  const values = valuesOf(value);
  return isList ? values.flatMap((text) => text.split(',').map((part) => part.trim())).filter(Boolean) : values;
}

/** The theme's text fields percent-encode some characters; this decodes them. */
function valuesOf(value: Parameter['value']): string[] {
  const values = value === undefined || value === '' ? [] : [value].flat();
  return values.map((text) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  });
}
