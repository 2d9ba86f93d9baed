/** An option of a command, as in `specs/mcp/cli.json`. */
export interface Option {
  readonly name: string;
  readonly short?: string;
  readonly type: 'bool' | 'string' | 'int' | 'strings' | 'stringArray' | 'duration';
  readonly default: boolean | string | number | readonly string[];
  readonly repeatable: boolean;
  readonly required?: boolean;
  readonly hidden?: boolean;
  readonly values?: readonly string[];
  readonly valuesEnforced?: boolean;
  readonly valueFormat?: string;
  readonly separator?: string;
  readonly since?: string;
  /** Inline Markdown. */
  readonly description: string;
}

/** A positional argument of a command. */
export interface Argument {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  readonly variadic: boolean;
  readonly values?: readonly string[];
  readonly valuesEnforced?: boolean;
}

/** A sample call with what it prints or changes. */
export interface Example {
  readonly title: string;
  readonly code: string;
  readonly language: string;
  readonly output?: string;
  readonly result?: string;
  /** Recorded run that printed the output. */
  readonly run?: string;
}

/** One command; texts are inline Markdown. */
export interface Command {
  readonly path: string;
  /** Whether the command has a page of its own. */
  readonly page: boolean;
  readonly summary: string;
  readonly description: readonly string[];
  readonly usage: string;
  readonly runnable: boolean;
  readonly aliases: readonly string[];
  readonly arguments: readonly Argument[];
  readonly argumentCount: {readonly min: number; readonly max: number | null};
  readonly passthrough?: boolean;
  readonly unknownOptions?: 'ignored';
  readonly exactlyOneOf?: readonly (readonly string[])[];
  readonly options: readonly Option[];
  readonly changes: readonly string[];
  readonly output: readonly string[];
  readonly exit: readonly {readonly code: number; readonly when: string}[];
  readonly notes: readonly string[];
  readonly examples: readonly Example[];
  readonly related: readonly {readonly label: string; readonly href: string}[];
}

/** The whole command tree of one release. */
export interface CommandTree {
  readonly tool: string;
  readonly product: string;
  readonly version: string;
  readonly released: string;
  readonly globalOptions: readonly Option[];
  readonly commands: readonly Command[];
}
