import {parse as parseYaml} from 'yaml';

import type {Json} from './types';

/** Parses JSON or YAML; throws one line that says what the text is instead. */
export function parseDocument(source: string): Json {
  // This also cuts off a byte order mark.
  const text = source.trimStart();
  const start = text.slice(0, 1);
  if (start === '') {
    throw new Error('it is empty');
  }
  if (start === '<') {
    throw new Error('it is a web page, not an API description');
  }
  try {
    return start === '{' ? (JSON.parse(text) as Json) : plain(parseYaml(text, {maxAliasCount: 100, uniqueKeys: true}));
  } catch (error) {
    throw new Error(`it is not ${start === '{' ? 'JSON' : 'YAML'}: ${firstLine(error)}`);
  }
}

function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null)) as Json;
}

export function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n', 1)[0] ?? '';
}
