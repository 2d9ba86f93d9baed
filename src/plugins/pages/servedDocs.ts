import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';

import {settings} from '../../site/settings';

/** Placeholder for the address of the documentation server. */
const marker = 'ServedDocs';
const serverName = 'docs';

/**
 * Remark step that replaces the placeholder by connection instructions, or removes it if there is no server.
 * @param url address of the server
 */
export function fillServedDocs(url = settings.mcpUrl) {
  return (root: Root): void => {
    root.children = root.children.flatMap((node) =>
      node.type === 'mdxJsxFlowElement' && (node as MdxJsxFlowElement).name === marker
        ? url
          ? fromMarkdown(servedDocs(url)).children
          : []
        : [node],
    );
  };
}

/** Returns instructions, in Markdown, for connecting to the server. */
export function servedDocs(url: string): string {
  return `## Connect by address

This site answers MCP requests itself. There is nothing to install, and no account:

\`\`\`text
${url}
\`\`\`

- [Add it to VS Code](${vscodeInstall(url)})
- [Add it to Cursor](${cursorInstall(url)})
- Claude Code takes one line:

  \`\`\`bash
  ${claudeCodeCommand(url)}
  \`\`\`

Other clients take the address as a server with the transport Streamable HTTP.
`;
}

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
