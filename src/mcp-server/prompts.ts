import {type GetPromptResult, type Prompt, ProtocolError, ProtocolErrorCode} from '@modelcontextprotocol/server';

import {mcp} from '../site/products';

import type {Context} from './context';
import {limits} from './limits';
import {search} from './search';

interface PromptKind {
  readonly definition: Prompt;
  readonly text: (context: Context, args: Readonly<Record<string, string>>) => string;
}

const rules =
  'Use only what the documentation says, name the address of each page you used, and say so when it has no answer.';

const kinds: readonly PromptKind[] = [
  {
    definition: {
      name: 'answer_from_docs',
      title: 'Answer from the documentation',
      description: 'Answers a question from these docs, with sources.',
      arguments: [{name: 'question', description: 'The question.', required: true}],
    },
    text: (context, {question = ''}) =>
      `Answer this question: ${question}\n\n${rules}\n\n${startingPoints(context, question)}`,
  },
  {
    definition: {
      name: 'troubleshoot',
      title: 'Troubleshoot an error',
      description: 'Looks up an error in these docs and finds its solution.',
      arguments: [
        {name: 'error', description: 'The error text, or what happens and what was expected.', required: true},
      ],
    },
    text: (context, {error = ''}) =>
      `Something went wrong:\n\n${error}\n\nFind the cause in the documentation, then give the steps that fix it and the check that shows it worked. ${rules}\n\n${startingPoints(context, error)}`,
  },
  {
    definition: {
      name: 'run_mcp_server',
      title: `Run an MCP server with ${mcp.name}`,
      description: 'Writes the commands that run a server, from its name to the connected client.',
      arguments: [{name: 'server', description: 'Name in the registry, image, or package.', required: true}],
    },
    text: (_context, {server = ''}) =>
      `Write the commands that run the MCP server "${server}" with ${mcp.name} ${mcp.release} and connect it to my editor. Before each command, read it with lookup_command; use only the options it lists. ${rules}`,
  },
];

export const prompts: readonly Prompt[] = kinds.map(({definition}) => definition);

/** Fills in a prompt; throws a protocol error for an unknown prompt or a missing argument. */
export function getPrompt(
  context: Context,
  name: string,
  args: Readonly<Record<string, string>> = {},
): GetPromptResult {
  const kind = kinds.find(({definition}) => definition.name === name);
  if (!kind) {
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `There is no prompt "${name.slice(0, 100)}". There are: ${prompts.map((prompt) => prompt.name).join(', ')}.`,
    );
  }
  const missing = kind.definition.arguments?.find((argument) => argument.required && !args[argument.name]?.trim());
  if (missing) {
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `${name}: the argument "${missing.name}" is missing. ${missing.description ?? ''}`,
    );
  }
  const cut = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, value.slice(0, limits.text)]));
  const text = kind.text(context, cut);
  return {description: kind.definition.description ?? '', messages: [{role: 'user', content: {type: 'text', text}}]};
}

function startingPoints(context: Context, query: string): string {
  const {hits} = search(context, query.slice(0, limits.query), 5);
  const lines = hits.map(({title, place, url}) => `- ${title} (${place}): ${url}`);
  return lines.length > 0
    ? `Sections to start with, to be read with read_page:\n\n${lines.join('\n')}`
    : 'Start with search_docs.';
}
