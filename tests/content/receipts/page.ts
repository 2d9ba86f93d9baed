import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

import type {LocatedNote} from '../../../src/data/receipts/collect';
import {notesOf, parseMdx} from '../../../src/data/receipts/pages';

/** A code block with program output. */
export interface OutputBlock {
  readonly line: number;
  readonly text: string;
  /** Referenced run, or an empty string. */
  readonly run: string;
}

/** An h2 section, or a failure under Troubleshooting; `words` counts its prose. */
export interface BehaviorSection {
  readonly heading: string;
  readonly line: number;
  readonly words: number;
  readonly notes: number;
}

/** A parsed page with its receipts. */
export interface ReceiptPage {
  readonly file: string;
  readonly kind: string;
  readonly notes: readonly LocatedNote[];
  readonly outputs: readonly OutputBlock[];
  readonly sections: readonly BehaviorSection[];
}

const outputTitle = /title="(?:Output|Answer|Notice|Log)\b/;

export function receiptPage(file: string, text: string): ReceiptPage {
  const notes = notesOf({file, text});
  const tree = parseMdx(text);
  return {
    file,
    kind: /^kind: (.*)$/m.exec(text)?.[1] ?? '',
    notes,
    outputs: outputsIn(tree),
    sections: sectionsIn(tree, notes),
  };
}

function outputsIn(node: Root | RootContent): OutputBlock[] {
  if (node.type === 'code' && outputTitle.test(node.meta ?? '')) {
    const run = /\brun="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? '';
    return [{line: node.position?.start.line ?? 0, text: node.value, run}];
  }
  return 'children' in node ? (node.children as RootContent[]).flatMap(outputsIn) : [];
}

function sectionsIn({children}: Root, notes: readonly LocatedNote[]): BehaviorSection[] {
  const starts = children.flatMap((node, i) => (node.type === 'heading' && node.depth <= 3 ? [{node, i}] : []));
  return starts.flatMap(({node, i}, at): BehaviorSection[] => {
    const next = starts.slice(at + 1).find((later) => later.node.depth <= node.depth);
    const above = starts.filter((earlier, j) => j < at && earlier.node.depth === 2).at(-1);
    const isFailure = node.depth === 3 && toString(above?.node) === 'Troubleshooting';
    if (node.depth === 3 && !isFailure) {
      return [];
    }
    const from = node.position?.start.line ?? 0;
    const to = next?.node.position?.start.line ?? Infinity;
    const prose = children.slice(i + 1, next?.i ?? children.length).map(proseOf);
    return [
      {
        heading: toString(node),
        line: from,
        words: prose.join(' ').split(/\s+/).filter(Boolean).length,
        notes: notes.filter(({line}) => line > from && line < to).length,
      },
    ];
  });
}

function proseOf(node: RootContent): string {
  if (node.type === 'code' || node.type.startsWith('mdx')) {
    return 'children' in node ? (node.children as RootContent[]).map(proseOf).join(' ') : '';
  }
  return toString(node);
}
