// From @docusaurus/theme-classic 3.10.2; differs in that entries get their class in the browser, where it is needed to
// follow the reader: an API reference has a hundred entries, and says so a hundred times otherwise.
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/TOCItems/Tree';
import {memo, type ReactNode} from 'react';

function Tree({toc, className, linkClassName, isChild}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  if (toc.length === 0) {
    return null;
  }
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map(({id, value, children}) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            {...(isBrowser && linkClassName && {className: linkClassName})}
            dangerouslySetInnerHTML={{__html: value}}
          />
          <Tree isChild toc={children} className={className} linkClassName={linkClassName} />
        </li>
      ))}
    </ul>
  );
}

export default memo(Tree);
