import type {Code, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {parseMdx} from '../../src/data/mdx';
import {type LocatedNote, notesOf} from '../../src/data/receipts/collect';
import type {Hashes} from '../../src/data/receipts/hash';
import type {NamedRun} from '../../src/data/runs/read';
import {isShownBy} from '../support/shownRun';

import type {Fault} from './prose/page';
import {lineOf} from './samples/pages';

/** A parsed page with its receipts. */
export interface ReceiptPage {
  readonly file: string;
  readonly kind: string;
  readonly notes: readonly LocatedNote[];
  readonly tree: Root;
}

export interface Evidence {
  readonly hashes: Hashes;
  readonly runs: readonly NamedRun[];
}

export function receiptPage(file: string, text: string): ReceiptPage {
  return {file, kind: /^kind: (.*)$/m.exec(text)?.[1] ?? '', notes: notesOf({file, text}), tree: parseMdx(text)};
}

/** Keys of the notes of a kind, with their lines. */
function keysOf({notes}: ReceiptPage, kind: 'source' | 'run'): {readonly key: string; readonly line: number}[] {
  return notes.flatMap(({note, line}) => (note.kind === kind ? note.keys.map((key) => ({key, line})) : []));
}

/** Code blocks with output of a program, and the runs that they name. */
function outputsIn(node: Nodes): {readonly line: number; readonly text: string; readonly run: string}[] {
  if (node.type === 'code' && /title="(?:Output|Answer|Notice|Log)\b/.test(node.meta ?? '')) {
    return [{line: lineOf(node), text: node.value, run: runOf(node)}];
  }
  return 'children' in node ? node.children.flatMap(outputsIn) : [];
}

function runOf({meta}: Code): string {
  return /\brun="([^"]*)"/.exec(meta ?? '')?.[1] ?? '';
}

/** Sections that orient the reader; their facts are on other pages or below a heading of their own. */
const exempt = /^(?:Before you begin|Next steps|Troubleshooting|Overview|(?:Choose|When to use) .+)$/;
/** Minimum words of a section that requires a receipt. */
const fewestWords = 30;

/** Sections, and failures below Troubleshooting, that say much about a program and have no receipt. */
function unprovenSections({kind, notes, tree: {children}}: ReceiptPage): Fault[] {
  const starts = children.flatMap((node, i) => (node.type === 'heading' && node.depth <= 3 ? [{node, i}] : []));
  return starts.flatMap(({node, i}, at): Fault[] => {
    const above = starts
      .slice(0, at)
      .filter((earlier) => earlier.node.depth === 2)
      .at(-1);
    if (kind === 'reference' || (node.depth === 3 && toString(above?.node) !== 'Troubleshooting')) {
      return [];
    }
    const next = starts.slice(at + 1).find((later) => later.node.depth <= node.depth);
    const prose = children
      .slice(i + 1, next?.i)
      .map(proseOf)
      .join(' ');
    const [from, to] = [lineOf(node), next ? lineOf(next.node) : Infinity];
    const isProven = notes.some(({line}) => line > from && line < to);
    const isShort = prose.split(/\s+/).filter(Boolean).length < fewestWords;
    return isProven || isShort || exempt.test(toString(node))
      ? []
      : [{line: from, message: `"${toString(node)}" has no source, no run, and no reason for neither`}];
  });
}

function proseOf(node: Nodes): string {
  if (node.type === 'code' || node.type.startsWith('mdx')) {
    return 'children' in node ? node.children.map(proseOf).join(' ') : '';
  }
  return toString(node);
}

/** Rules by name; each has a good and a bad page in `tests/fixtures/receipts`. */
export const receiptRules: Readonly<Record<string, (page: ReceiptPage, evidence: Evidence) => Fault[]>> = {
  'known-runs': (page, {runs}) =>
    keysOf(page, 'run')
      .filter(({key}) => !runs.some(({name}) => name === key))
      .map(({key, line}) => ({line, message: `there is no recorded run ${key}`})),

  'known-sources': (page, {hashes}) =>
    keysOf(page, 'source')
      .filter(({key}) => !hashes[key])
      .map(({key, line}) => ({
        line,
        message: `${key} is not in receipts.json; node src/docusaurus.mjs receipts records it with --record`,
      })),

  'literal-outputs': ({tree}, {runs}) =>
    outputsIn(tree).flatMap(({run, line, text}) => {
      const named = runs.find(({name}) => name === run);
      return named && !isShownBy(text, named) ? [{line, message: `differs from the run ${run}`}] : [];
    }),

  // Output is from a run, or from source that is cited right below, after its fence and a blank line.
  'proven-outputs': ({tree, notes}) =>
    outputsIn(tree)
      .filter(({run, line, text}) => {
        const end = line + text.split('\n').length + 1;
        return !run && !notes.some((note) => note.line > line && note.line <= end + 3);
      })
      .map(({line}) => ({line, message: 'this output names no run and no source'})),

  'proven-sections': unprovenSections,
};

/** Runs without any recorded output. */
export function unrecorded(runs: readonly NamedRun[]): string[] {
  const isRecorded = ({steps}: NamedRun) =>
    steps.some((step) => 'output' in step || 'status' in step || 'exit' in step);
  return runs.filter((run) => !isRecorded(run)).map(({file, name}) => `${file}: ${name} is not recorded`);
}

/** Hashes that no page cites. */
export function uncited(pages: readonly ReceiptPage[], {hashes}: Evidence): string[] {
  const cited = new Set(pages.flatMap((page) => keysOf(page, 'source').map(({key}) => key)));
  return Object.keys(hashes).filter((key) => !cited.has(key));
}
