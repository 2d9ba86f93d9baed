import type {CompleteRequest, CompleteResult} from '@modelcontextprotocol/server';

import type {Context} from './context';
import {limits} from './limits';

/** Completes pages for the resource template and registry names for the run prompt. */
export function complete({library, registry}: Context, {ref, argument}: CompleteRequest['params']): CompleteResult {
  const candidates =
    ref.type === 'ref/resource'
      ? [...library.keys()].map((route) => route.slice(1))
      : ref.name === 'run_mcp_server' && argument.name === 'server'
        ? Object.keys(registry)
        : [];
  const values = candidates.filter((value) => value && value.startsWith(argument.value));
  return {
    completion: {
      values: values.slice(0, limits.completions),
      total: values.length,
      hasMore: values.length > limits.completions,
    },
  };
}
