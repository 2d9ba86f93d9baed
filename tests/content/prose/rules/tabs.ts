import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {lineOf, nodesOf} from '../parse';
import type {Fault, Rule} from '../types';

/** Values and labels of tab groups that are the same on all pages. */
export const tabGroups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  os: {macos: 'macOS', windows: 'Windows', linux: 'Linux'},
  client: {
    vscode: 'VS Code',
    cursor: 'Cursor',
    'claude-code': 'Claude Code',
    cline: 'Cline',
    'roo-code': 'Roo Code',
  },
  runtime: {docker: 'Docker', podman: 'Podman'},
  provider: {
    anthropic: 'Anthropic',
    openai: 'OpenAI',
    openrouter: 'OpenRouter',
    ollama: 'Ollama',
    lm_studio: 'LM Studio',
    vllm: 'vLLM',
    llamacpp: 'llama.cpp',
  },
  editor: {vscode: 'VS Code', jetbrains: 'JetBrains'},
};

/** Tabs have the same values and labels on all pages. */
export const tabs: Rule = ({tree}) =>
  nodesOf(tree).flatMap((node): Fault[] => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Tabs') {
      return [];
    }
    const group = attribute(node, 'groupId');
    const known = tabGroups[group];
    const items = nodesOf(node).filter((child) => child.type === 'mdxJsxFlowElement' && child.name === 'TabItem');
    return [
      ...(known
        ? []
        : [{line: lineOf(node), message: `groupId "${group}" is none of ${Object.keys(tabGroups).join(', ')}`}]),
      ...items.flatMap((item) => itemFaults(item as MdxJsxFlowElement, known)),
    ];
  });

function itemFaults(item: MdxJsxFlowElement, known: Readonly<Record<string, string>> | undefined): Fault[] {
  const [value, label] = [attribute(item, 'value'), attribute(item, 'label')];
  return known && known[value] !== label
    ? [
        {
          line: lineOf(item),
          message: `the tab "${value}" is labelled "${label}" instead of "${known[value] ?? 'nothing'}"`,
        },
      ]
    : [];
}

function attribute(node: MdxJsxFlowElement, name: string): string {
  const found = node.attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}
