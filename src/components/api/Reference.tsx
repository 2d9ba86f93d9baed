import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {type ReactNode, startTransition, useEffect, useState} from 'react';

import lists from './lists.module.css';
import samples from './samples.module.css';
import page from './styles.module.css';

/**
 * The generated parts of a page. A reader who follows a link to the page sees its beginning at once and these parts a
 * moment later: rendering them takes longer than everything else on a page. With a place in them to go to, they come
 * at once.
 */
export default function Reference({children}: {readonly children: ReactNode}): ReactNode {
  const isBrowser = useIsBrowser();
  const {action} = useHistory();
  const {hash} = useLocation();
  const [isShown, show] = useState(!isBrowser || action === 'POP');
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => show(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className={clsx(page.reference, lists.reference, samples.reference)}>
      {(isShown || hash !== '') && children}
    </div>
  );
}
