import type {Recipe} from './types';

/** A folder or file of the reader's machine that a command mounts. */
export interface Mount {
  readonly path: string;
  readonly writable: boolean;
}

/** What the `thv run` line of a recipe says. */
export interface RunLine {
  /** Registry name or image. */
  readonly target: string;
  /** Name of the running server. */
  readonly name: string;
  /** Permission profile, when the line replaces that of the entry. */
  readonly profile?: string | undefined;
  readonly mounts: readonly Mount[];
  /** Variables that get a value, to the secret that it comes from; undefined for plain ones. */
  readonly variables: ReadonlyMap<string, string | undefined>;
}

/** The command lines of a recipe, continued lines put together. */
export function commandsOf({run}: Pick<Recipe, 'run'>): string[] {
  return run
    .join('\n')
    .replaceAll(/ \\\n\s*/g, ' ')
    .split('\n');
}

/**
 * Reads the command that starts the server.
 *
 * @throws when a recipe does not end with `thv run`
 */
export function runLineOf(recipe: Pick<Recipe, 'run'>): RunLine {
  const [program, command, ...words] = (commandsOf(recipe).at(-1) ?? '').split(' -- ')[0]?.split(' ') ?? [];
  const target = words.at(-1);
  if (program !== 'thv' || command !== 'run' || target === undefined) {
    throw new Error('the last command is no "thv run"');
  }
  const values = (option: string): string[] =>
    words.flatMap((word, i) => (word === option ? [words[i + 1] ?? ''] : []));
  const secrets = values('--secret').map((value): [string, string] => {
    const [name = '', variable = ''] = value.split(',target=');
    return [variable, name];
  });
  const plain = values('--env').map((value): [string, undefined] => [value.replace(/=.*/, ''), undefined]);
  return {
    target,
    name: values('--name')[0] ?? target,
    profile: values('--permission-profile')[0],
    mounts: values('--volume').map((value) => ({path: value.replace(/:.*/, ''), writable: !value.endsWith(':ro')})),
    variables: new Map<string, string | undefined>([...plain, ...secrets]),
  };
}
