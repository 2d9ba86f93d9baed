import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';

import {claudeCodeCommand, cursorInstall, vscodeInstall} from '../../site/docsServer';
import {settings} from '../../site/settings';

/** Placeholder for the address of the documentation server. */
const marker = 'ServedDocs';

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
