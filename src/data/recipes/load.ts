import {checked, readJson} from '../readJson';

/** An entry of the built-in registry, as in `specs/mcp/registry-servers.json`. */
export interface RegistryEntry {
  readonly image: string;
  readonly transport: 'stdio' | 'sse';
  readonly targetPort?: number;
  readonly arguments?: readonly string[];
  readonly tools: readonly string[];
  readonly signed: boolean;
  readonly repository: string;
  readonly permissions: {
    readonly allHosts: boolean;
    readonly hosts: readonly string[];
    readonly ports: readonly number[];
    readonly protocols: readonly string[];
    /** Host folders. */
    readonly read: readonly string[];
    readonly write: readonly string[];
  };
  readonly variables?: Readonly<Record<string, Variable>>;
  /** First and last line of the entry in the release's registry file. */
  readonly lines: readonly [number, number];
}

export interface Variable {
  readonly required: boolean;
  readonly secret: boolean;
  readonly default?: string;
}

/** A recipe in `specs/mcp/recipes.json`; texts are Markdown. */
interface WrittenRecipe {
  readonly title: string;
  readonly spoken?: string;
  readonly category: string;
  readonly account: boolean;
  readonly needs: string;
  readonly summary: string;
  readonly before?: readonly string[];
  readonly run: readonly string[];
  /** Recorded runs in addition to the recipe's own. */
  readonly runs?: readonly string[];
  readonly after?: readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
  readonly checks: readonly {readonly symptom: string; readonly check: string}[];
}

export interface Recipe extends WrittenRecipe {
  readonly name: string;
  readonly entry: RegistryEntry;
}

export interface RecipeBook {
  readonly categories: readonly {readonly id: string; readonly title: string}[];
  readonly recipes: readonly Recipe[];
}

export const recipeFiles = [
  'specs/mcp/recipes.json',
  'specs/mcp/recipes.schema.json',
  'specs/mcp/registry-servers.json',
  'specs/mcp/registry-servers.schema.json',
] as const;

interface Written extends Pick<RecipeBook, 'categories'> {
  readonly recipes: Readonly<Record<string, WrittenRecipe>>;
}

/** Throws if a file violates its schema, or there is a recipe without a registry entry, or an entry without a recipe. */
export function loadRecipes(siteDir: string): RecipeBook {
  const [recipesFile, recipesSchema, serversFile, serversSchema] = recipeFiles;
  const read = <T>(file: string, schema: string): T =>
    checked(file, readJson(siteDir, file), readJson(siteDir, schema) as object);
  const written = read<Written>(recipesFile, recipesSchema);
  const {servers} = read<{servers: Readonly<Record<string, RegistryEntry>>}>(serversFile, serversSchema);
  const nameless = Object.keys(servers).find((name) => !written.recipes[name]);
  if (nameless) {
    throw new Error(`${recipesFile}: the registry server "${nameless}" has no recipe`);
  }
  const recipes = Object.entries(written.recipes).map(([name, recipe]) => {
    const entry = servers[name];
    if (!entry) {
      throw new Error(`${recipesFile}: "${name}" is not a registry server`);
    }
    return {name, ...recipe, entry};
  });
  return {categories: written.categories, recipes};
}

/** A parsed `thv run` command. */
interface RunLine {
  /** Registry name or image. */
  readonly target: string;
  /** Permission profile that overrides the entry's. */
  readonly profile?: string | undefined;
  readonly mounts: readonly {readonly path: string; readonly writable: boolean}[];
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
  return {
    target,
    profile: values('--permission-profile')[0],
    mounts: values('--volume').map((value) => ({path: value.replace(/:.*/, ''), writable: !value.endsWith(':ro')})),
  };
}
