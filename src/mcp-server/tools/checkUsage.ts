import {parseAllDocuments} from 'yaml';

import {callsIn, lineAt} from '../../data/checks/shell';
import {manifestProblems} from '../../data/checks/thv/manifests';
import {nameProblems, namesOn} from '../../data/checks/thv/names';
import {parseThv} from '../../data/checks/thv/parse';
import {countProblems, valueProblems} from '../../data/checks/thv/rules';
import {isRecord} from '../../data/checks/walk';
import {mcp} from '../../site/products';
import type {Context} from '../context';
import {limits} from '../limits';

import {answer, failed, tool} from './tool';

/** A command or manifest, and what the release does not accept in it. */
interface Finding {
  /** Line of the text, from 1. */
  readonly line: number;
  readonly subject: string;
  readonly problems: readonly string[];
}

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
    const wrong = findings.flatMap(({line, subject, problems}) =>
      problems.map((problem) => `- line ${line}, ${subject}: ${problem}`),
    );
    const name = `${mcp.name} ${releases.mcp}`;
    const verdict =
      wrong.length > 0
        ? `${name} does not accept this:\n${wrong.join('\n')}`
        : `No problems found for ${name}: ${findings.map(({subject}) => subject).join(', ')}.`;
    return answer(verdict, {valid: wrong.length === 0, release: releases.mcp, findings});
  },
);

/** Checks every `thv` call of a script. */
function checkCommands(context: Context, code: string): Finding[] {
  const tree = context.tree();
  const names = namesOn({samples: [{lang: 'bash', code}]}, context.registry());
  return callsIn({lang: 'bash', code})
    .filter(({program}) => program === tree.tool)
    .map(({args, offset}) => {
      const call = parseThv(tree, args);
      const isRead = call.problems.length === 0;
      return {
        line: offset + 1,
        subject: call.command.path,
        problems: [
          ...call.problems,
          ...valueProblems(tree, call),
          ...(isRead && call.command.path === 'thv run' ? nameProblems(call, names) : []),
          ...(isRead ? countProblems(tree, call) : []),
        ],
      };
    });
}

/** Checks every document of a manifest in YAML or JSON. */
function checkManifests({cluster}: Context, text: string): Finding[] {
  const documents = parseAllDocuments(text, {prettyErrors: false});
  return (Array.isArray(documents) ? documents : []).map((document) => {
    const line = lineAt(text, document.range?.[0] ?? 0) + 1;
    const [error] = document.errors;
    const value: unknown = error ? undefined : document.toJS();
    if (!isRecord(value)) {
      const problem = error ? `not YAML: ${error.message}` : 'the document is not a mapping';
      return {line, subject: 'manifest', problems: [problem]};
    }
    return {line, subject: String(value.kind ?? 'manifest'), problems: manifestProblems(cluster(), value)};
  });
}
