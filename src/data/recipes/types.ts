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
  /** First and last line of the entry in the release's registry file. */
  readonly lines: readonly [number, number];
}

export interface Permissions {
  readonly allHosts: boolean;
  readonly hosts: readonly string[];
  readonly ports: readonly number[];
  readonly protocols: readonly string[];
  /** Host folders. */
  readonly read: readonly string[];
  readonly write: readonly string[];
}

export interface Variable {
  readonly required: boolean;
  readonly secret: boolean;
  readonly default?: string;
}

/** A recipe in `specs/mcp/recipes.json`; texts are Markdown. */
export interface WrittenRecipe {
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

export interface Category {
  readonly id: string;
  readonly title: string;
}

export interface RecipeBook {
  readonly release: string;
  readonly categories: readonly Category[];
  readonly recipes: readonly Recipe[];
}
