import {mcp} from '../../site/products';
import {limits} from '../limits';
import {checkCommands, checkManifests, type Finding} from '../usage/check';

import {answer, failed} from './answers';
import {tool} from './types';

export const checkUsage = tool(
  {
    name: 'check_usage',
    title: 'Check a command or a manifest',
    description: `Checks \`thv\` command lines, or a Kubernetes manifest with an MCPServer, against the documented release of ${mcp.name}: unknown commands, options, values, registry servers, keys. Nothing is run.`,
    properties: {
      text: {
        type: 'string',
        minLength: 1,
        maxLength: limits.usage,
        description: 'Shell commands, or YAML or JSON of a manifest.',
      },
      kind: {enum: ['commands', 'manifest'], description: 'What the text is; guessed when left out.'},
    },
    required: ['text'],
  },
  (context, {text: given, kind}) => {
    const {releases} = context.manifest;
    const text = String(given);
    const isManifest = kind === undefined ? /^\s*["']?(apiVersion|kind)["']?\s*:/m.test(text) : kind === 'manifest';
    const findings = isManifest ? checkManifests(context, text) : checkCommands(context, text);
    if (findings.length === 0) {
      return failed(`There is nothing to check in the text: no ${isManifest ? 'document' : '`thv` command'}.`);
    }
    const wrong = findings.flatMap(linesOf);
    const name = `${mcp.name} ${releases.mcp}`;
    const verdict =
      wrong.length > 0
        ? `${name} does not accept this:\n${wrong.join('\n')}`
        : `No problems found for ${name}: ${findings.map(({subject}) => subject).join(', ')}.`;
    return answer(verdict, {valid: wrong.length === 0, release: releases.mcp, findings});
  },
);

function linesOf({line, subject, problems}: Finding): string[] {
  return problems.map((problem) => `- line ${line}, ${subject}: ${problem}`);
}
