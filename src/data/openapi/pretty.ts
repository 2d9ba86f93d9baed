import {isObject} from './json';
import type {Json} from './types';

const width = 72;

/** Pretty-prints JSON; values that fit on a line stay on one. */
export function pretty(value: Json, indent = ''): string {
  const line = inLine(value);
  if (indent.length + line.length <= width || typeof value !== 'object' || value === null) {
    return line;
  }
  const deeper = `${indent}  `;
  const entries = isObject(value)
    ? Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${pretty(entry, deeper)}`)
    : value.map((entry) => pretty(entry, deeper));
  const [open, close] = isObject(value) ? '{}' : '[]';
  return `${open}\n${entries.map((entry) => `${deeper}${entry}`).join(',\n')}\n${indent}${close}`;
}

/** JSON on one line, with spaces after colons and commas. */
export function inLine(value: Json): string {
  if (Array.isArray(value)) {
    return `[${value.map(inLine).join(', ')}]`;
  }
  if (!isObject(value)) {
    return JSON.stringify(value);
  }
  return `{${Object.entries(value)
    .map(([key, entry]) => `${JSON.stringify(key)}: ${inLine(entry)}`)
    .join(', ')}}`;
}
