import {mcp} from './products';

/** A place outside the site that can be opened with a first message filled in. */
export interface Assistant {
  readonly id: string;
  readonly label: string;
  /** Address up to the message. */
  readonly address: string;
}

/** Assistants in the browser, then editors, as the page actions offer them. */
export const assistants: readonly Assistant[] = [
  {id: 'claude', label: 'Claude', address: 'https://claude.ai/new?q='},
  {id: 'chatgpt', label: 'ChatGPT', address: 'https://chatgpt.com/?hints=search&q='},
  {id: 'perplexity', label: 'Perplexity', address: 'https://www.perplexity.ai/search?q='},
  {id: 'vscode', label: 'VS Code', address: 'vscode://GitHub.Copilot-Chat/chat?prompt='},
  {id: 'cursor', label: 'Cursor', address: 'cursor://anysphere.cursor-deeplink/prompt?text='},
];

/** Address that opens an assistant with a request to read a page. */
export function askAbout({address}: Assistant, copyUrl: string): string {
  return `${address}${encodeURIComponent(`Read ${copyUrl} and then answer my questions about it.`)}`;
}

/** Guide to the MCP server of this documentation. */
export const agentGuide = `${mcp.path}/how-to/docs-mcp-server`;
