import type {SampleRequest} from '@site/src/data/openapi/curl';
import type {Parameter} from '@site/src/data/openapi/reference/parameters';
import type {RequestOperation} from '@site/src/data/openapi/reference/requests';

import type {BuilderState} from './state';

/**
 * Puts a request together from what was filled in; a parameter of the path that is empty stays as its placeholder.
 *
 * @param body what to send; nothing when the operation has no body
 */
export function buildRequest(
  {method, path, sample}: Pick<RequestOperation, 'method' | 'path' | 'sample'>,
  server: string,
  {path: inPath, query}: BuilderState['params'],
  body: SampleRequest['body'],
): SampleRequest {
  const filled = inPath.reduce((text, {name, value}) => {
    const [first] = valuesOf(value);
    return first === undefined ? text : text.replace(`{${name}}`, encodeURIComponent(first));
  }, path);
  const pairs = query.flatMap((parameter) =>
    sentValues(parameter).map((value) => `${encodeURIComponent(parameter.name)}=${encodeURIComponent(value)}`),
  );
  return {
    method: method.toUpperCase(),
    url: `${server.replace(/\/+$/, '')}${filled}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`,
    response: sample.response,
    ...(body !== undefined && {body}),
  };
}

function sentValues({isList, value}: Parameter): string[] {
  const values = valuesOf(value);
  return isList ? values.flatMap((text) => text.split(',').map((part) => part.trim())).filter(Boolean) : values;
}

/** The theme's text fields encode some characters already; here they are as the visitor typed them. */
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
