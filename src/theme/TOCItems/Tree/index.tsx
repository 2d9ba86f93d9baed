// Markup of @docusaurus/theme-classic 3.10.2. Entries get their class in the browser only, where scroll tracking needs
// it: an API reference has a hundred entries, and their classes would bloat its HTML. Hyphenated words do not break.
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/TOCItems/Tree';
import type {ReactNode} from 'react';

import {wholeWords} from '@site/src/site/codeParts';

export default function Tree({toc, className, linkClassName, isChild}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  if (toc.length === 0) {
    return null;
  }
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map(({id, value, children}) => (
        <li key={id}>
          <a
            href={`#${id}`}
            {...(isBrowser && linkClassName && {className: linkClassName})}
            dangerouslySetInnerHTML={{__html: wholeWords(value)}}
          />
          <Tree isChild toc={children} className={className} linkClassName={linkClassName} />
        </li>
      ))}
    </ul>
  );
}
