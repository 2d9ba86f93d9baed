import {mcp} from './products';

/** An assistant or editor that a link can open with a prompt. */
export interface Assistant {
  readonly id: string;
  readonly label: string;
  /** URL prefix; the encoded prompt is appended. */
  readonly address: string;
}

/** In the order of the page actions menu: assistants in the browser, then editors. */
export const assistants: readonly Assistant[] = [
  {id: 'claude', label: 'Claude', address: 'https://claude.ai/new?q='},
  {id: 'chatgpt', label: 'ChatGPT', address: 'https://chatgpt.com/?hints=search&q='},
  {id: 'perplexity', label: 'Perplexity', address: 'https://www.perplexity.ai/search?q='},
  {id: 'vscode', label: 'VS Code', address: 'vscode://GitHub.Copilot-Chat/chat?prompt='},
  {id: 'cursor', label: 'Cursor', address: 'cursor://anysphere.cursor-deeplink/prompt?text='},
];

export function askAbout({address}: Assistant, copyUrl: string): string {
  return `${address}${encodeURIComponent(`Read ${copyUrl} and then answer my questions about it.`)}`;
}

export const agentGuide = `${mcp.path}/how-to/docs-mcp-server`;
