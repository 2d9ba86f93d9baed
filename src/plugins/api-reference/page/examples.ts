import {isObject, listOf} from '../../../data/openapi/json';
import {inLine, pretty} from '../../../data/openapi/pretty';
import type {Example} from '../../../data/openapi/reference/types';
import type {Json, JsonObject} from '../../../data/openapi/types';

import {block, inlineMarkdown} from './markdown';
import {code, type Content, el} from './mdx';

/** Examples up to this length are shown on a line. */
const longestLine = 110;

/** Longer examples are collapsed. */
const longestOpen = 24;

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

/** A text as it is, another value as JSON. */
export function literal(value: Json | undefined): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}
