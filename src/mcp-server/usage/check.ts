import {parseAllDocuments} from 'yaml';

import {callsIn} from '../../data/checks/shell';
import {manifestProblems, type ResourceDefinition} from '../../data/checks/thv/manifests';
import {nameProblems, namesOn, type RegistryServer} from '../../data/checks/thv/names';
import {parseThv} from '../../data/checks/thv/parse';
import {countProblems, valueProblems} from '../../data/checks/thv/rules';
import {isRecord} from '../../data/checks/walk';
import type {CommandTree} from '../../data/cli/types';

/** Data of the release that usages are checked against. */
export interface Release {
  readonly tree: CommandTree;
  readonly cluster: ResourceDefinition;
  readonly registry: Readonly<Record<string, RegistryServer>>;
}

/** A command or manifest, and what the release does not accept in it. */
export interface Finding {
  /** Line of the text, from 1. */
  readonly line: number;
  readonly subject: string;
  readonly problems: readonly string[];
}

/** Checks every `thv` call of a script. */
export function checkCommands({tree, registry}: Release, code: string): Finding[] {
  const names = namesOn({samples: [{lang: 'bash', code}]}, registry);
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
export function checkManifests({cluster}: Release, text: string): Finding[] {
  const documents = parseAllDocuments(text, {prettyErrors: false});
  return (Array.isArray(documents) ? documents : []).map((document) => {
    const [start = 0] = document.range ?? [];
    const line = text.slice(0, start).split('\n').length;
    const [error] = document.errors;
    const value: unknown = error ? undefined : document.toJS();
    if (!isRecord(value)) {
      return {
        line,
        subject: 'manifest',
        problems: [error ? `not YAML: ${error.message}` : 'the document is not a mapping'],
      };
    }
    return {line, subject: String(value.kind ?? 'manifest'), problems: manifestProblems(cluster, value)};
  });
}
