import {type SampleRequest, writeCurl} from '@site/src/data/openapi/curl';
import type {Json} from '@site/src/data/openapi/types';

export type Language = 'curl' | 'python' | 'go' | 'javascript';

/** With display names. */
export const languages: readonly (readonly [Language, string])[] = [
  ['curl', 'curl'],
  ['python', 'Python'],
  ['go', 'Go'],
  ['javascript', 'JavaScript'],
];

/** Generates a command or a complete program. */
export function write(language: Language, request: SampleRequest): string {
  return {curl: writeCurl, python, go, javascript}[language](request);
}

/** Headers with the content type of the body. */
function headersOf({headers = [], body}: SampleRequest): NonNullable<SampleRequest['headers']> {
  return body === undefined ? headers : [...headers, ['Content-Type', 'application/json']];
}

function python(request: SampleRequest): string {
  const {method, url, headers: sent = [], body, response} = request;
  // The type of a body comes with `json`.
  const headers = sent.map(([name, value]) => `${quote(name)}: ${quote(value)}`);
  const args = [
    quote(url),
    ...(headers.length > 0 ? [`headers={${headers.join(', ')}}`] : []),
    ...(body === undefined ? [] : [`json=${indent(pythonLiteral(body))}`]),
    ...(response === 'stream' ? ['stream=True'] : ['timeout=60']),
  ];
  const results = {
    json: 'print(response.json())',
    text: 'print(response.text)',
    none: 'print(response.status_code)',
    stream: 'for line in response.iter_lines():\n    print(line.decode())',
  };
  return lines(
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    ...args.map((arg) => `    ${arg},`),
    ')',
    'response.raise_for_status()',
    results[response],
  );
}

function javascript(request: SampleRequest): string {
  const {method, url, body, response} = request;
  const headers = headersOf(request).map(
    ([name, value]) => `'${name.replace(/'/g, "\\'")}': '${value.replace(/'/g, "\\'")}'`,
  );
  const options = [
    ...(method === 'GET' ? [] : [`method: ${quote(method)},`]),
    ...(headers.length > 0 ? [`headers: {${headers.join(', ')}},`] : []),
    ...(body === undefined ? [] : [`body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}),`]),
  ];
  const results = {
    json: 'console.log(await response.json());',
    text: 'console.log(await response.text());',
    none: 'console.log(response.status);',
    stream: 'for await (const text of response.body.pipeThrough(new TextDecoderStream())) {\n  console.log(text);\n}',
  };
  const fetched =
    options.length === 0
      ? `fetch(${quote(url)})`
      : `fetch(${quote(url)}, {\n${options.map((line) => `  ${line}`).join('\n')}\n})`;
  return lines(
    `const response = await ${fetched};`,
    'if (!response.ok) {',
    '  throw new Error(`${response.status} ${await response.text()}`);',
    '}',
    results[response],
  );
}

function go(request: SampleRequest): string {
  const {method, url, body, response} = request;
  const packages = [
    ...(response === 'none' ? [] : ['io']),
    'log',
    'net/http',
    ...(response === 'none' ? [] : ['os']),
    ...(body === undefined ? [] : ['strings']),
  ];
  const shown =
    response === 'none'
      ? ['\tlog.Println(response.Status)']
      : ['\tif _, err := io.Copy(os.Stdout, response.Body); err != nil {', '\t\tlog.Fatal(err)', '\t}'];
  return lines(
    'package main',
    '',
    'import (',
    ...packages.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...(body === undefined ? [] : [`\tbody := strings.NewReader(${goLiteral(JSON.stringify(body, null, 2))})`]),
    `\trequest, err := http.NewRequest("${method}", ${quote(url)}, ${body === undefined ? 'nil' : 'body'})`,
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    ...headersOf(request).map(([name, value]) => `\trequest.Header.Set(${quote(name)}, ${quote(value)})`),
    '\tresponse, err := http.DefaultClient.Do(request)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tdefer response.Body.Close()',
    ...shown,
    '}',
  );
}

function lines(...parts: readonly string[]): string {
  return parts.join('\n');
}

function quote(text: string): string {
  return JSON.stringify(text);
}

function indent(text: string): string {
  return text.replaceAll('\n', '\n    ');
}

function goLiteral(text: string): string {
  return text.includes('`') ? quote(text) : `\`${text}\``;
}

function pythonLiteral(value: Json): string {
  const json = JSON.stringify(value, null, 4);
  return json.replace(
    /"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g,
    (token) => ({true: 'True', false: 'False', null: 'None'})[token] ?? token,
  );
}
