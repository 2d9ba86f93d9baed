import {unknown} from '../../../../src/data/checks/nearest';
import {isRecord, recordsIn} from '../../../../src/data/checks/walk';

/** A client and its configuration file. */
export interface Client {
  readonly id: string;
  readonly userFile: Readonly<Record<string, string>> | null;
  readonly projectFile: string | null;
  readonly keyPath: readonly string[] | null;
  readonly entry: Readonly<Record<string, string>> | null;
}

const projectKeys: Readonly<Record<string, readonly string[]>> = {'.vscode/mcp.json': ['servers']};

/** Keys of a server that the client starts. */
const startedKeys = ['type', 'command', 'args', 'env'];

/** Checks that servers are in the right place with the right keys. */
export function clientFileProblems(clients: readonly Client[], title: string, value: unknown): string[] {
  const [name = ''] = title.split(/,| of /);
  const client = clients.find((other) => filesOf(other).some((file) => name === file || file.endsWith(`/${name}`)));
  const keyPath = projectKeys[name] ?? client?.keyPath;
  if (!client?.entry || !keyPath || !isRecord(value)) {
    return [];
  }
  const servers = keyPath.reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), value);
  if (!isRecord(servers)) {
    return [
      `${title} keeps servers under ${keyPath.join('.')}, and there are none; the keys are: ${Object.keys(value).join(', ')}`,
    ];
  }
  const known = Object.keys(client.entry);
  return Object.entries(servers).flatMap(([server, entry]) =>
    entryProblems(server, isRecord(entry) ? entry : {}, known),
  );
}

/** A server has either a URL or a command that the client runs. */
function entryProblems(server: string, entry: Readonly<Record<string, unknown>>, known: readonly string[]): string[] {
  const keys = 'command' in entry ? startedKeys : known;
  const needed = 'command' in entry ? 'args' : 'url';
  return [
    ...Object.keys(entry)
      .filter((key) => !keys.includes(key))
      .map((key) => `${server}: ${unknown('key', key, keys)}`),
    ...(needed in entry ? [] : [`${server}: ${needed} is missing`]),
  ];
}

/** Entries whose name differs from the fragment of their URL. */
export function labelProblems(value: unknown): string[] {
  return recordsIn(value)
    .flatMap((record) => Object.entries(record))
    .flatMap(([name, entry]) => {
      const [, label] = /#(.+)$/.exec(isRecord(entry) ? String(entry.url) : '') ?? [];
      return label === undefined || label === name ? [] : [unknown('entry', name, [label])];
    });
}

function filesOf({userFile, projectFile}: Client): string[] {
  return [...Object.values(userFile ?? {}), ...(projectFile === null ? [] : [projectFile])];
}
