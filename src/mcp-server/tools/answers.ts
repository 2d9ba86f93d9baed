import type {CallToolResult} from '@modelcontextprotocol/server';

import {limits} from '../limits';

/** A result as text, cut at the limit, with the same as structured content. */
export function answer(text: string, data?: Record<string, unknown>): CallToolResult {
  const cut =
    text.length <= limits.text ? text : `${text.slice(0, limits.text)}\n\n[Cut at ${limits.text} characters.]`;
  return {content: [{type: 'text', text: cut}], ...(data && {structuredContent: data})};
}

/** An error result: says what is wrong with the call or was not found, and names alternatives. */
export function failed(text: string): CallToolResult {
  return {...answer(text), isError: true};
}
