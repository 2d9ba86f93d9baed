import type {Code, Nodes, Parents, Root} from 'mdast';

import {parseMdx} from '../mdx';

import {type Note, noteIn} from './citations';

export interface LocatedNote {
  readonly note: Note;
  readonly statement: string;
  readonly line: number;
}

/** Maximum characters of a statement; longer ones are cut at a word boundary. */
const statementLength = 100;

/**
 * Collects receipts with their statements: the preceding or enclosing block, or the one quoted in the comment. The
 * statement is empty if no block begins with the quote.
 * @throws if a comment is malformed; the message names the line
 */
export function collectNotes(root: Root): LocatedNote[] {
  const statements = statementsBelow(root);
  return notesBelow(root).map(({note, statement, line}) => {
    const about = 'about' in note ? note.about : undefined;
    const named = about === undefined ? statement : statements.find((text) => text.startsWith(about));
    return {note, statement: shortened(named ?? ''), line};
  });
}

/** Collects the receipts of a page; throws one line that names the file. */
export function notesOf({file, text}: {readonly file: string; readonly text: string}): LocatedNote[] {
  try {
    return collectNotes(parseMdx(text));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

/** Removes receipt comments from the tree. */
export function removeNotes(node: Nodes): void {
  if ('children' in node) {
    const parent = node as Parents;
    parent.children = parent.children.filter((child) => !noteOf(child)) as typeof parent.children;
    parent.children.forEach(removeNotes);
  }
}

/** Notes with their statements in full. */
function notesBelow(node: Nodes, around = ''): LocatedNote[] {
  if (!('children' in node)) {
    return [];
  }
  const own = isStatement(node) ? textOf(node) : around;
  let before = '';
  return node.children.flatMap((child) => {
    const note = noteOf(child);
    if (note) {
      const statement = child.type === 'mdxTextExpression' ? own : before;
      return [{note, statement, line: child.position?.start.line ?? 0}];
    }
    before = leadOf(child) || before;
    return child.type === 'code' ? shownRun(child, before) : notesBelow(child, own);
  });
}

function statementsBelow(node: Nodes): string[] {
  const below = 'children' in node ? node.children.flatMap(statementsBelow) : [];
  return isStatement(node) ? [inOneLine(textOf(node)), ...below] : below;
}

function noteOf(node: Nodes): Note | undefined {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') {
    return undefined;
  }
  try {
    return noteIn(node.value);
  } catch (error) {
    throw new Error(`line ${node.position?.start.line}: ${(error as Error).message}`);
  }
}

/** Code blocks that show recorded output reference the run in their meta. */
function shownRun({meta, position}: Code, statement: string): LocatedNote[] {
  const [, run] = /\brun="([^"]*)"/.exec(meta ?? '') ?? [];
  return run === undefined ? [] : [{note: {kind: 'run', keys: [run]}, statement, line: position?.start.line ?? 0}];
}

function isStatement({type}: Nodes): boolean {
  return ['paragraph', 'listItem', 'tableRow', 'heading'].includes(type);
}

/** Text that identifies the block above a receipt. */
function leadOf(node: Nodes): string {
  switch (node.type) {
    case 'list':
      return textOf(node.children[0]);
    case 'table':
      return node.children[0]?.children.map(textOf).join(' · ') ?? '';
    case 'code':
      return [/title="([^"]*)"/.exec(node.meta ?? '')?.[1], node.value.split('\n')[0]].filter(Boolean).join(': ');
    default:
      // Without the directive parser, admonition fences are paragraphs.
      return textOf(node).startsWith(':::') ? '' : textOf(node);
  }
}

function textOf(node: Nodes | undefined): string {
  if (!node || node.type.startsWith('mdxFlowExpression') || node.type === 'mdxTextExpression') {
    return '';
  }
  const text =
    'value' in node
      ? node.value
      : 'children' in node
        ? node.children.map(textOf).join(node.type === 'tableRow' ? ' · ' : '')
        : '';
  return ['paragraph', 'tableRow', 'listItem'].includes(node.type) ? `${text.trim()} ` : text;
}

function shortened(text: string): string {
  const line = inOneLine(text).replace(/( ·)+$/, '');
  return line.length <= statementLength ? line : `${line.slice(0, statementLength).replace(/\s+\S*$/, '')} …`;
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
