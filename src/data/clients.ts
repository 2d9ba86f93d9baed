import clientData from '../../specs/mcp/clients.json';

export const {clients} = clientData;

export type Client = (typeof clients)[number];

/** How a client is set up, by the kind of its support. */
export const support: Readonly<Record<string, string>> = {
  automatic: 'Automatic',
  manual: 'By hand',
  none: 'Not supported',
};

const systems = {macos: 'macOS', windows: 'Windows', linux: 'Linux'} as const;

/** The paths of a client's settings and the key of its servers, each with its name; empty if it has none. */
export function settingsOf({
  userFile,
  projectFile,
  keyPath,
}: Pick<Client, 'userFile' | 'projectFile' | 'keyPath'>): (readonly [name: string, value: string])[] {
  const files = Object.entries(systems).map(([id, name]) => [name, userFile?.[id as keyof typeof systems]] as const);
  const isShared = new Set(files.map(([, path]) => path)).size === 1;
  const places = isShared ? [['All systems', userFile?.linux] as const] : files;
  const all = [...places, ['Project', projectFile] as const, ['Key', keyPath?.join(' → ')] as const];
  return all.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}
