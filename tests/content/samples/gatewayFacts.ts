import {readData} from './pages';

type Described = Readonly<Record<string, string>>;

interface Variable {
  /** `container`: for the image; `native`: for a server from source; `none`: read without effect. */
  readonly scope: 'container' | 'native' | 'any' | 'none';
  readonly default: string | null;
  readonly values?: readonly string[];
  readonly caseSensitive?: boolean;
}

/** Content of `specs/gateway/config.json`. */
interface GatewayConfig {
  readonly release: string;
  readonly image: {readonly name: string; readonly tagPattern: string; readonly lastReleaseTag: string};
  readonly containerName: string;
  readonly ports: Readonly<Record<string, {readonly scheme: string}>>;
  readonly volume: {readonly name: string; readonly target: string; readonly contents: Described};
  readonly env: Readonly<Record<string, Variable>>;
  readonly envPatterns: Readonly<Record<string, {readonly providers: Readonly<Record<string, unknown>>}>>;
  readonly testEnv: Described;
  readonly configFileKeys: Readonly<
    Record<string, {readonly type: string; readonly default: unknown; readonly values?: readonly string[]}>
  >;
  readonly gatewayPaths: Readonly<
    Record<string, {readonly routes: readonly {readonly method: string; readonly path: string}[]}>
  >;
  readonly frameworkPaths: Described;
  readonly dashboardPaths: Described;
  readonly dashboardQuery: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly enums: Readonly<Record<string, Described>>;
  readonly workspaceNamePattern: string;
  readonly vscodeCopilotSettings: Readonly<Record<string, unknown>>;
  readonly continueProviderByBase: Readonly<Record<string, readonly string[]>>;
}

export interface ServerOption {
  readonly type: string;
  readonly values?: readonly string[];
  readonly caseSensitive?: boolean;
  readonly required?: boolean;
}

export interface ChatCommand {
  readonly args?: readonly {readonly name: string; readonly repeatable?: boolean}[];
  readonly flags?: Readonly<Record<string, {readonly value: string | null}>>;
  readonly subcommands?: Readonly<Record<string, ChatCommand>>;
}

/** Content of `specs/gateway/commands.json`. */
interface GatewayCommands {
  readonly chat: {readonly prefix: string; readonly commands: Readonly<Record<string, ChatCommand>>};
  readonly cli: {
    readonly globalOptions: Readonly<Record<string, ServerOption>>;
    readonly commands: Readonly<Record<string, {readonly options: Readonly<Record<string, ServerOption>>}>>;
  };
}

/** Configuration of the documented release of CodeGate. */
export const config = readData<GatewayConfig>('specs/gateway/config.json');

/** Chat commands, and the command line of the server. */
export const {chat, cli} = readData<GatewayCommands>('specs/gateway/commands.json');

const expanded = Object.entries(config.envPatterns).flatMap(([pattern, {providers}]) =>
  [...Object.keys(providers), '<NAME>', '<PROVIDER>'].map((provider) => pattern.replace(/<\w+>/, provider)),
);

/** All variable names, including expanded patterns. */
export const variables = [...Object.keys(config.env), ...Object.keys(config.testEnv), ...expanded];
