/** An option in `specs/mcp/cli.json`. */
export interface Option {
  readonly name: string;
  readonly short?: string;
  readonly type: 'bool' | 'string' | 'int' | 'strings' | 'stringArray' | 'duration';
  readonly default: boolean | string | number | readonly string[];
  readonly repeatable: boolean;
  readonly required?: boolean;
  readonly hidden?: boolean;
  readonly values?: readonly string[];
  readonly valueFormat?: string;
  readonly separator?: string;
  readonly since?: string;
  readonly description: string;
}

export interface Argument {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  readonly variadic: boolean;
  readonly values?: readonly string[];
}

export interface Example {
  readonly title: string;
  readonly code: string;
  readonly language: string;
  readonly output?: string;
  readonly result?: string;
  /** Recorded run that printed the output. */
  readonly run?: string;
}

/** Texts are inline Markdown. */
export interface Command {
  readonly path: string;
  readonly page: boolean;
  readonly summary: string;
  readonly description: readonly string[];
  readonly usage: string;
  readonly aliases: readonly string[];
  readonly arguments: readonly Argument[];
  readonly argumentCount: {readonly min: number; readonly max: number | null};
  readonly passthrough?: boolean;
  readonly exactlyOneOf?: readonly (readonly string[])[];
  readonly options: readonly Option[];
  readonly changes: readonly string[];
  readonly output: readonly string[];
  readonly exit: readonly {readonly code: number; readonly when: string}[];
  readonly notes: readonly string[];
  readonly examples: readonly Example[];
  readonly related: readonly {readonly label: string; readonly href: string}[];
}

/** Content of `specs/mcp/cli.json`. */
export interface CommandTree {
  readonly tool: string;
  readonly product: string;
  readonly version: string;
  readonly globalOptions: readonly Option[];
  readonly commands: readonly Command[];
}

export function parentPath({path}: Pick<Command, 'path'>): string | undefined {
  return path.includes(' ') ? path.slice(0, path.lastIndexOf(' ')) : undefined;
}

/** File name and last URL segment of a command's page: `thv_config_get-ca-cert` for `thv config get-ca-cert`. */
export function pageName(path: string): string {
  return path.replaceAll(' ', '_');
}

export function childrenOf(tree: CommandTree, path: string): readonly Command[] {
  return tree.commands.filter((command) => command.page && parentPath(command) === path);
}
