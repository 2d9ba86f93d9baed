import commands from '../../../specs/gateway/commands.json';
import configuration from '../../../specs/gateway/config.json';

export type Named<T> = Readonly<Record<string, T>>;

interface Variable {
  /** `container`: for the image; `native`: for a server from source; `none`: read without effect. */
  readonly scope: string;
  readonly default: string | null;
  readonly values?: readonly string[];
  readonly caseSensitive?: boolean;
}

export interface ServerOption {
  readonly type: string;
  readonly values?: readonly string[];
  readonly caseSensitive?: boolean;
  readonly required?: boolean;
}

export interface ChatCommand {
  readonly args?: readonly {readonly name: string; readonly repeatable?: boolean}[];
  readonly flags?: Named<{readonly value: string | null}>;
  readonly subcommands?: Named<ChatCommand>;
}

/** Configuration of the documented release of CodeGate: `specs/gateway/config.json`, with keys that are looked up. */
export const config = {
  ...configuration,
  env: configuration.env as Named<Variable>,
  configFileKeys: configuration.configFileKeys as Named<{type: string; default: unknown; values?: readonly string[]}>,
  dashboardQuery: configuration.dashboardQuery as Named<Named<Named<string>>>,
  enums: configuration.enums as Named<Named<string>>,
  continueProviderByBase: configuration.continueProviderByBase as Named<readonly string[]>,
};

/** Chat commands, and the command line of the server. */
export const chat: Named<ChatCommand> = commands.chat.commands;
export const cli = {
  globalOptions: commands.cli.globalOptions as Named<ServerOption>,
  commands: commands.cli.commands as Named<{readonly options: Named<ServerOption>}>,
};

const expanded = Object.entries(config.envPatterns).flatMap(([pattern, {providers}]) =>
  [...Object.keys(providers), '<NAME>', '<PROVIDER>'].map((provider) => pattern.replace(/<\w+>/, provider)),
);

/** All variable names, including expanded patterns. */
export const variables = [...Object.keys(config.env), ...Object.keys(config.testEnv), ...expanded];
