import type {CallToolResult} from '@modelcontextprotocol/server';

import {limits} from '../limits';

/** An answer as text, with the same as data for programs. */
export function answer(text: string, data?: Record<string, unknown>): CallToolResult {
  return {content: [{type: 'text', text: bounded(text)}], ...(data && {structuredContent: data})};
}

/** An answer that says what is wrong with the call, or what was not found and what there is instead. */
export function failed(text: string): CallToolResult {
  return {content: [{type: 'text', text: bounded(text)}], isError: true};
}

/** A text that is never longer than the limit; says so where it was cut. */
export function bounded(text: string): string {
  return text.length <= limits.text ? text : `${text.slice(0, limits.text)}\n\n[Cut at ${limits.text} characters.]`;
}
