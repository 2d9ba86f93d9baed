import type {SampleRequest} from '@site/src/data/openapi/curl';
import type {Parameter} from '@site/src/data/openapi/reference/parameters';
import type {RequestOperation} from '@site/src/data/openapi/reference/requests';

import type {BuilderState} from './state';

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
  const sent = header.flatMap(({name, value}) => valuesOf(value).map((text): [string, string] => [name, text]));
  // What the sample sends to sign in is no parameter of the operation.
  const others = (sample.headers ?? []).filter(([name]) => !header.some((parameter) => parameter.name === name));
  const headers = [...others, ...sent];
  return {
    method: method.toUpperCase(),
    url: `${server.replace(/\/+$/, '')}${filled}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`,
    response: sample.response,
    ...(headers.length > 0 && {headers}),
    ...(sample.contentType !== undefined && {contentType: sample.contentType}),
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
