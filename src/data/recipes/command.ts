import type {Recipe} from './types';

/** A parsed `thv run` command. */
export interface RunLine {
  /** Registry name or image. */
  readonly target: string;
  /** Name of the running server. */
  readonly name: string;
  /** Permission profile that overrides the entry's. */
  readonly profile?: string | undefined;
  readonly mounts: readonly {readonly path: string; readonly writable: boolean}[];
  /** Variables by name, with the secret they come from; undefined for plain values. */
  readonly variables: ReadonlyMap<string, string | undefined>;
}

/** Command lines of a recipe, with continuation lines joined. */
export function commandsOf({run}: Pick<Recipe, 'run'>): string[] {
  return run
    .join('\n')
    .replaceAll(/ \\\n\s*/g, ' ')
    .split('\n');
}

export function runLineOf(recipe: Pick<Recipe, 'run'>): RunLine {
  const [program, command, ...words] = (commandsOf(recipe).at(-1) ?? '').split(' -- ')[0]?.split(' ') ?? [];
  const target = words.at(-1);
  if (program !== 'thv' || command !== 'run' || target === undefined) {
    throw new Error('the last command is not "thv run"');
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
