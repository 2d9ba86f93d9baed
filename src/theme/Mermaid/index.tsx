import Mermaid from '@theme-original/Mermaid';
import type {ComponentProps, ReactNode} from 'react';

import DiagramSource from '@site/src/components/DiagramSource';

/** Adds the source of the diagram to the static page, and starts the application when the diagram comes into view. */
export default function MermaidWrapper(props: ComponentProps<typeof Mermaid>): ReactNode {
  return (
    <div data-start="visible">
      <Mermaid {...props} />
      <DiagramSource source={props.value} />
    </div>
  );
}
