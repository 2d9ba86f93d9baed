import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

import CopyButton from './Request/CopyButton';

/** An example, with a button that copies it. */
export default function Example({text}: {readonly text: string}): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <pre>
      <code>{text}</code>
      {isBrowser && <CopyButton text={text} />}
    </pre>
  );
}
