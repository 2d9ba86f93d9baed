import SkipToContent from '@theme-original/SkipToContent';
import type {ReactNode} from 'react';

import AgentPointer from '@site/src/components/AgentPointer';

/** Adds the pointer for agents after the skip link, near the top of every page. */
export default function SkipToContentWrapper(): ReactNode {
  return (
    <>
      <SkipToContent />
      <AgentPointer />
    </>
  );
}
