import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {claudeCodeCommand, cursorInstall, vscodeInstall} from '../../site/docsServer';

/** Stands on a page where the address of the documentation server belongs. */
const marker = 'ServedDocs';

/**
 * Remark step that writes how to connect to the documentation server by address, where there is one, and nothing where
 * there is none.
 */
export function fillServedDocs({url}: {readonly url?: string | undefined}) {
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

/** How to connect to the server by its address, in Markdown. */
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
