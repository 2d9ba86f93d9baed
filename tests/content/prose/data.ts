import {parse} from 'yaml';

import type {ProsePage} from './types';

const proseKeys = new Set([
  'description',
  'summary',
  'changes',
  'when',
  'notes',
  'result',
  'text',
  'title',
  'x-reason',
]);

/** Sentences of a JSON or YAML file as blocks for the prose rules; their line is the number of the sentence. */
export function parseData(file: string, text: string): ProsePage {
  const blocks = sentencesIn(parse(text), '').map((sentence, i) => ({
    kind: 'paragraph' as const,
    text: sentence.replaceAll(/`[^`]*`|"[^"]*"/g, '`…`').replaceAll(/\]\([^)]*\)/g, ']'),
    line: i + 1,
    depth: 0,
  }));
  return {file, blocks, frontMatter: {}, lines: blocks.map((block) => block.text), tree: {type: 'root', children: []}};
}

function sentencesIn(value: unknown, key: string): string[] {
  if (typeof value === 'string') {
    return proseKeys.has(key) ? [value] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((entry) => sentencesIn(entry, key));
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, entry]) => (/^examples?$/.test(name) ? [] : sentencesIn(entry, name)))
    : [];
}
