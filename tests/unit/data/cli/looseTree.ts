/** Loosely typed, so that tests can make it invalid. */
export type LooseOption = Record<string, unknown>;

export interface LooseCommand extends Record<string, unknown> {
  path: string;
  options: LooseOption[];
}

export interface LooseTree extends Record<string, unknown> {
  globalOptions: LooseOption[];
  commands: LooseCommand[];
}

/** A valid option. */
export function option(name: string): LooseOption {
  return {name, type: 'string', default: '', repeatable: false, description: 'Says something.'};
}
