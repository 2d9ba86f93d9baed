import type {Root} from 'mdast';

/** Prose without code; `text` keeps the line breaks of the source. */
export interface Block {
  readonly kind: 'title' | 'description' | 'heading' | 'paragraph' | 'cell';
  readonly text: string;
  /** First line in the file. */
  readonly line: number;
  /** Heading level, 0 for other blocks. */
  readonly depth: number;
}

/** A parsed page or partial. */
export interface ProsePage {
  readonly file: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly tree: Root;
  readonly blocks: readonly Block[];
  readonly lines: readonly string[];
}

export interface Fault {
  readonly line: number;
  readonly message: string;
}

export type Rule = (page: ProsePage) => readonly Fault[];
