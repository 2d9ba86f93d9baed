import type {ReactNode} from 'react';

import {staysWhole} from '@site/src/site/codeParts';

/** A text whose words with hyphens, such as names of commands, are broken only where a line has no room for them. */
export default function WholeWords({children}: {readonly children: string}): ReactNode {
  return children.split(/(\S*-\S+)/).map((word, i) =>
    staysWhole(word) ? (
      <span key={i} className="whole">
        {word}
      </span>
    ) : (
      word
    ),
  );
}
