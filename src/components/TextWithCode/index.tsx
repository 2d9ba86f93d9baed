import type {ReactNode} from 'react';

import {codeParts} from '@site/src/site/codeParts';

/** Renders text with inline code in backticks. */
export default function TextWithCode({children}: {readonly children: string}): ReactNode {
  return children.split('`').map((part, i) => (i % 2 === 1 ? <code key={i}>{pieces(part)}</code> : part));
}

function pieces(code: string): ReactNode[] {
  return codeParts(code).map(({text, isWhole}, i) =>
    isWhole ? (
      <span key={i} className="whole">
        {text}
      </span>
    ) : (
      text
    ),
  );
}
