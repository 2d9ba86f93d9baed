import type {ReactNode} from 'react';

/** The text of a diagram, for readers without JavaScript and for the Markdown copy of the page. */
export default function DiagramSource({source}: {readonly source: string}): ReactNode {
  return (
    <noscript>
      <pre className="language-mermaid">
        <code>{source}</code>
      </pre>
    </noscript>
  );
}
