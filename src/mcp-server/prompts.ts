import type {GetPromptResult, Prompt} from '@modelcontextprotocol/server';

import {mcp} from '../site/products';

import type {Context} from './context';
import {limits} from './limits';
import {search} from './search';
import {wrongRequest} from './tools/tool';

interface PromptKind {
  readonly definition: Prompt & {readonly description: string};
  /** The one that it takes. */
  readonly argument: {readonly name: string; readonly description: string};
  readonly text: (context: Context, value: string) => string;
}

const rules =
  'Use only what the documentation says, name the address of each page you used, and say so when it has no answer.';

const kinds: readonly PromptKind[] = [
  {
    definition: {
      name: 'answer_from_docs',
      title: 'Answer from the documentation',
      description: 'Answers a question from these docs, with sources.',
    },
    argument: {name: 'question', description: 'The question.'},
    text: (context, question) =>
      `Answer this question: ${question}\n\n${rules}\n\n${startingPoints(context, question)}`,
  },
  {
    definition: {
      name: 'troubleshoot',
      title: 'Troubleshoot an error',
      description: 'Looks up an error in these docs and finds its solution.',
    },
    argument: {name: 'error', description: 'The error text, or what happens and what was expected.'},
    text: (context, error) =>
      `Something went wrong:\n\n${error}\n\nFind the cause in the documentation, then give the steps that fix it and the check that shows it worked. ${rules}\n\n${startingPoints(context, error)}`,
  },
  {
    definition: {
      name: 'run_mcp_server',
      title: `Run an MCP server with ${mcp.name}`,
      description: 'Writes the commands that run a server, from its name to the connected client.',
    },
    argument: {name: 'server', description: 'Name in the registry, image, or package.'},
    text: (_context, server) =>
      `Write the commands that run the MCP server "${server}" with ${mcp.name} ${mcp.release} and connect it to my editor. Before each command, read it with lookup_command; use only the options it lists. ${rules}`,
  },
];

export const prompts: readonly Prompt[] = kinds.map(({definition, argument}) => ({
  ...definition,
  arguments: [{...argument, required: true}],
}));

/** Fills in a prompt; throws a protocol error for an unknown prompt or a missing argument. */
export function getPrompt(
  context: Context,
  name: string,
  args: Readonly<Record<string, string>> = {},
): GetPromptResult {
  const kind = kinds.find(({definition}) => definition.name === name);
  if (!kind) {
    const known = prompts.map((prompt) => prompt.name).join(', ');
    throw wrongRequest(`There is no prompt "${name.slice(0, 100)}". There are: ${known}.`);
  }
  const {argument, definition} = kind;
  const value = args[argument.name]?.trim().slice(0, limits.text);
  if (!value) {
    throw wrongRequest(`${name}: the argument "${argument.name}" is missing. ${argument.description}`);
  }
  const text = kind.text(context, value);
  return {description: definition.description, messages: [{role: 'user', content: {type: 'text', text}}]};
}

function startingPoints(context: Context, query: string): string {
  const {hits} = search(context, query.slice(0, limits.query), 5);
  const lines = hits.map(({title, place, url}) => `- ${title} (${place}): ${url}`);
  return lines.length > 0
    ? `Sections to start with, to be read with read_page:\n\n${lines.join('\n')}`
    : 'Start with search_docs.';
}
