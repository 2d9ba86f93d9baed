/** An entry of the built-in registry, as in `specs/mcp/registry-servers.json`. */
export interface RegistryEntry {
  readonly image: string;
  readonly transport: 'stdio' | 'sse';
  readonly targetPort?: number;
  readonly arguments?: readonly string[];
  readonly tools: readonly string[];
  readonly signed: boolean;
  readonly repository: string;
  readonly permissions: Permissions;
  readonly variables?: Readonly<Record<string, Variable>>;
  /** First and last line of the entry in the registry file of the release. */
  readonly lines: readonly [number, number];
}

/** What an entry asks for. */
export interface Permissions {
  readonly allHosts: boolean;
  readonly hosts: readonly string[];
  readonly ports: readonly number[];
  readonly protocols: readonly string[];
  /** Folders of the host. */
  readonly read: readonly string[];
  readonly write: readonly string[];
}

/** A variable that an entry declares. */
export interface Variable {
  readonly required: boolean;
  readonly secret: boolean;
  readonly default?: string;
}

/** A recipe as its author wrote it, in `specs/mcp/recipes.json`; texts are Markdown. */
export interface WrittenRecipe {
  readonly title: string;
  readonly spoken?: string;
  readonly category: string;
  readonly account: boolean;
  readonly needs: string;
  readonly summary: string;
  readonly before?: readonly string[];
  readonly run: readonly string[];
  /** Recorded runs besides the recipe's own. */
  readonly runs?: readonly string[];
  readonly after?: readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
  readonly checks: readonly {readonly symptom: string; readonly check: string}[];
}

/** A recipe with the registry entry that it runs. */
export interface Recipe extends WrittenRecipe {
  /** Name of the entry. */
  readonly name: string;
  readonly entry: RegistryEntry;
}

/** A group of recipes. */
export interface Category {
  readonly id: string;
  readonly title: string;
}

/** All recipes of the release. */
export interface RecipeBook {
  readonly release: string;
  readonly categories: readonly Category[];
  readonly recipes: readonly Recipe[];
}
