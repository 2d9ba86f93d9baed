/** An option that a spec may spoil. */
export type LooseOption = Record<string, unknown>;

/** A command that a spec may spoil. */
export interface LooseCommand extends Record<string, unknown> {
  path: string;
  options: LooseOption[];
}

/** A command tree that a spec may spoil. */
export interface LooseTree extends Record<string, unknown> {
  globalOptions: LooseOption[];
  commands: LooseCommand[];
}

/** A sound option. */
export function option(name: string): LooseOption {
  return {name, type: 'string', default: '', repeatable: false, description: 'Says something.'};
}
