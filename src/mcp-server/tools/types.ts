import type {CallToolResult, Tool as Definition} from '@modelcontextprotocol/server';

import type {Context} from '../context';

export interface Tool {
  readonly definition: Definition;
  /** Handles a call whose arguments match the input schema. */
  readonly call: (context: Context, args: Readonly<Record<string, unknown>>) => CallToolResult;
}

interface ToolInfo extends Required<Pick<Definition, 'name' | 'title' | 'description'>> {
  readonly properties: NonNullable<Definition['inputSchema']['properties']>;
  readonly required?: string[];
  readonly outputSchema?: Definition['outputSchema'];
}

/** A read-only tool that accepts the named arguments and no others. */
export function tool({properties, required, ...info}: ToolInfo, call: Tool['call']): Tool {
  const inputSchema = {type: 'object', properties, ...(required && {required}), additionalProperties: false} as const;
  return {definition: {...info, inputSchema, annotations: {readOnlyHint: true, openWorldHint: false}}, call};
}
