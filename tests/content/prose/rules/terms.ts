import {matches} from '../match';
import type {Fault, Rule} from '../types';

/** Ignores URLs, file names and hyphenated words. */
const word = (pattern: string, flags = 'g') => new RegExp(`(?<![\\w./@-])(?:${pattern})(?![\\w/@-]|\\.\\w)`, flags);

export const terms: readonly {readonly write: string; readonly not: RegExp}[] = [
  {write: 'ToolHive', not: word('Toolhive|toolhive|Tool Hive|THV')},
  {write: 'CodeGate', not: word('Codegate|codegate|Code Gate|Code gate')},
  {write: 'MCP server', not: word('MCP\\s+Servers?|mcp\\s+servers?')},
  {write: 'MCP client', not: word('MCP\\s+Clients?|mcp\\s+clients?')},
  {write: 'container runtime', not: word('container\\s+engines?', 'gi')},
  {write: 'Docker', not: word('docker')},
  {write: 'Podman', not: word('podman|PodMan')},
  {write: 'Kubernetes', not: word('kubernetes|K8s|k8s|K8S')},
  {write: 'VS Code', not: word('VSCode|VScode|Vscode|vscode|Visual\\s+Studio\\s+Code|VS\\s+code')},
  {write: 'JetBrains', not: word('Jetbrains|jetbrains|Jet\\s+Brains')},
  {write: 'GitHub', not: word('Github|github|Git\\s+Hub')},
  {write: 'GitHub Copilot', not: word('Github\\s+[Cc]opilot|GitHub\\s+copilot|copilots?')},
  {write: 'OpenAI', not: word('OpenAi|Openai|openai|Open\\s+AI')},
  {write: 'macOS', not: word('MacOS|Macos|macos|Mac\\s+OS|OS\\s+X')},
  {write: 'JSON', not: word('json|Json')},
  {write: 'YAML', not: word('yaml|Yaml|YML|yml')},
  {write: 'model provider', not: word('(?:LLM|AI|LLM-)\\s+(?:model\\s+)?(?:provider|vendor)s?', 'gi')},
  {write: 'coding assistant', not: word('AI\\s+coding\\s+(?:agent|assistant|tool)s?|coding\\s+agents?', 'gi')},
  {write: 'permission profile', not: word('permissions\\s+profiles?', 'gi')},
  {write: 'API server', not: word('REST\\s+servers?', 'gi')},
  {write: 'command line', not: word('commandline|cmdline', 'gi')},
  {write: 'open source', not: word('opensource', 'gi')},
];

export const termSpelling: Rule = ({blocks}) =>
  terms.flatMap(({write, not}) =>
    blocks.flatMap((block): Fault[] => matches(block, not, (found) => `write "${write}" instead of "${found}"`)),
  );
