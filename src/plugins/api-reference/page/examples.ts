import {isObject, listOf, literal} from '../../../data/openapi/json';
import type {Example} from '../../../data/openapi/reference/types';
import type {Json, JsonObject} from '../../../data/openapi/types';

import {inlineMarkdown} from './markdown';
import {block, code, type Content, el} from './mdx';

/** Examples up to this length are shown on a line. */
const longestLine = 110;

/** Longer examples are collapsed. */
const longestOpen = 24;

/** Values up to this length stay on a line within a longer example. */
const width = 72;

/** Short examples are inline, and long ones collapsed; main examples are open up to `longestOpen` lines. */
export function exampleView({value, summary}: Example, isMain: boolean): Content {
  const line = shortText(value);
  if (line !== undefined && !isMain) {
    return el('p', {}, summary !== undefined && [inlineMarkdown(summary), ': '], code(line));
  }
  const text = typeof value === 'string' ? value : pretty(value);
  const isOpen = isMain && text.split('\n').length <= longestOpen;
  return isOpen && summary === undefined
    ? block(text)
    : el('details', {open: isOpen || undefined}, el('summary', {}, inlineMarkdown(summary ?? 'Example')), block(text));
}

/** The example on one line, if it is short and flat. */
export function shortText(value: Json): string | undefined {
  const text = typeof value === 'string' ? value : inLine(value);
  const flat = !isObject(value) || Object.values(value).every((entry) => typeof entry !== 'object');
  return flat && !Array.isArray(value) && text.length <= longestLine && !text.includes('\n') ? text : undefined;
}

/** Examples of a schema, without those that are too long for a line if `isShort`, or only those. */
export function examplesIn({example, examples}: JsonObject, isShort: boolean): readonly Json[] {
  const all = example === undefined ? listOf(examples) : [example];
  return all.filter((entry) => literal(entry).length <= longestLine === isShort);
}

/** Pretty-prints JSON; values that fit on a line stay on one. */
function pretty(value: Json, indent = ''): string {
  const line = inLine(value);
  if (indent.length + line.length <= width || typeof value !== 'object' || value === null) {
    return line;
  }
  const deeper = `${indent}  `;
  const lines = entriesOf(value, (entry) => pretty(entry, deeper)).map((entry) => `${deeper}${entry}`);
  const [open, close] = isObject(value) ? '{}' : '[]';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** JSON on one line, with spaces after colons and commas. */
function inLine(value: Json): string {
  if (typeof value !== 'object' || value === null) {
    return JSON.stringify(value);
  }
  const entries = entriesOf(value, inLine).join(', ');
  return isObject(value) ? `{${entries}}` : `[${entries}]`;
}

function entriesOf(value: Json[] | JsonObject, write: (entry: Json) => string): string[] {
  return isObject(value)
    ? Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${write(entry)}`)
    : value.map(write);
}
