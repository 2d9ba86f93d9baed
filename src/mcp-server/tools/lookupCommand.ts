import {findCommand} from '../../data/checks/thv/parse';
import {type Command, type CommandTree, type Option, pageName} from '../../data/cli/tree';
import {mcp} from '../../site/products';
import {alike, didYouMean} from '../library';
import {limits} from '../limits';

import {answer, failed, tool} from './tool';

export const lookupCommand = tool(
  {
    name: 'lookup_command',
    title: 'Look up a command',
    description: `Returns what a command of the ${mcp.name} command line does, its usage, arguments, options with type and default, examples and exit status; or one of its options.`,
    properties: {
      command: {
        type: 'string',
        minLength: 1,
        maxLength: limits.query,
        description: 'Such as "thv run" or "config register-client".',
      },
      option: {type: 'string', maxLength: limits.query, description: 'Only this option, such as --port or -e.'},
    },
    required: ['command'],
  },
  ({library, tree: readTree}, {command: name, option: optionName}) => {
    const tree = readTree();
    const words = wordsOf(tree, String(name));
    const command = commandOf(tree, words);
    if (!command) {
      const ideas = alike(
        [tree.tool, ...words].join(' '),
        tree.commands.map(({path}) => path),
      );
      return failed(`${tree.tool} ${tree.version} has no command "${String(name)}". ${didYouMean(ideas, '')}`);
    }
    const page = library.get(`${mcp.path}/reference/cli/${pageName(command.path)}`);
    const options = [...command.options, ...tree.globalOptions].filter(({hidden}) => !hidden);
    if (optionName === undefined) {
      return answer(
        `Source: ${page?.url ?? ''} (${tree.product} ${tree.version})\n\n${page?.text ?? command.usage}`,
        dataOf(command, options),
      );
    }
    const key = String(optionName)
      .replace(/^-+/, '')
      .replace(/[=\s].*$/, '');
    const option = options.find((known) => known.name === key || known.short === key);
    return option
      ? answer(`\`${command.path}\`, ${describe(option)}`, dataOf(command, [option]))
      : failed(
          `${command.path} has no option "${String(optionName)}". Its options: ${options.map((known) => `--${known.name}`).join(', ')}`,
        );
  },
);

function wordsOf({tool}: CommandTree, name: string): string[] {
  const words = name.trim().toLowerCase().replaceAll('_', ' ').split(/\s+/);
  return words[0] === tool ? words.slice(1) : words;
}

/** The command of this name; its options, and words after a command that takes arguments, are ignored. */
function commandOf(tree: CommandTree, words: readonly string[]): Command | undefined {
  const {command, rest} = findCommand(tree, words);
  const [next = '-'] = rest;
  return next.startsWith('-') || command.argumentCount.max !== 0 ? command : undefined;
}

function describe({name, short, type, default: value, description, values, repeatable}: Option): string {
  const facts = [
    `type ${type}`,
    `default ${JSON.stringify(value)}`,
    ...(values ? [`values ${values.join(', ')}`] : []),
    ...(repeatable ? ['repeatable'] : []),
  ];
  return `option \`--${name}\`${short ? ` (\`-${short}\`)` : ''}: ${description} (${facts.join('; ')})`;
}

function dataOf({path, summary, usage, aliases}: Command, options: readonly Option[]): Record<string, unknown> {
  return {command: path, summary, usage, aliases, options};
}
