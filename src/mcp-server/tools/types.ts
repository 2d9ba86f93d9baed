import type {CallToolResult, Tool as Definition} from '@modelcontextprotocol/server';

import type {Context} from '../context';

/** A tool of the server. */
export interface Tool {
  readonly definition: Definition;
  /** Answers a call whose arguments follow the schema of the definition. */
  readonly call: (context: Context, args: Readonly<Record<string, unknown>>) => CallToolResult;
}
