import type {Root} from 'mdast';

/** A run of prose without its code; `text` keeps the line breaks of the source. */
export interface Block {
  readonly kind: 'title' | 'description' | 'heading' | 'paragraph' | 'cell';
  readonly text: string;
  /** Line of the file on which it begins. */
  readonly line: number;
  /** Level of a heading, 0 for everything else. */
  readonly depth: number;
}

/** A page or partial as the style rules see it. */
export interface ProsePage {
  readonly file: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly tree: Root;
  readonly blocks: readonly Block[];
  readonly lines: readonly string[];
}

/** Something that breaks a rule. */
export interface Fault {
  readonly line: number;
  readonly message: string;
}

/** A rule of the style guide. */
export type Rule = (page: ProsePage) => readonly Fault[];
