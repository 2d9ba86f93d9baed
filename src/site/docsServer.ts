const serverName = 'docs';

export function vscodeInstall(url: string): string {
  return `vscode:mcp/install?${encodeURIComponent(JSON.stringify({name: serverName, type: 'http', url}))}`;
}

export function cursorInstall(url: string): string {
  const config = encodeURIComponent(Buffer.from(JSON.stringify({url})).toString('base64'));
  return `cursor://anysphere.cursor-deeplink/mcp/install?name=${serverName}&config=${config}`;
}

export function claudeCodeCommand(url: string): string {
  return `claude mcp add --transport http ${serverName} ${url}`;
}
