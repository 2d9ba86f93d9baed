import Mermaid from '@theme-original/Mermaid';
import type {ComponentProps, ReactNode} from 'react';

import DiagramSource from '@site/src/components/DiagramSource';

/** Adds the source of the diagram to the static page. */
export default function MermaidWrapper(props: ComponentProps<typeof Mermaid>): ReactNode {
  return (
    <>
      <Mermaid {...props} />
      <DiagramSource source={props.value} />
    </>
  );
}
