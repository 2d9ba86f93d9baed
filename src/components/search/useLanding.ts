import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

/**
 * Marks the section that a link leads to for two seconds. A browser does it by itself for a page that it loads, and not
 * when the application shows another page.
 */
export function useLanding(): void {
  const {hash, key} = useLocation();
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    let unmark = (): void => undefined;
    const mark = (): void => {
      const target = document.getElementById(id);
      if (!target) {
        return;
      }
      waiting.disconnect();
      if (!target.matches(':target')) {
        unmark = () => target.removeAttribute('data-landed');
        target.setAttribute('data-landed', '');
        target.addEventListener('animationend', unmark, {once: true});
      }
    };
    // An API page shows its sections some time after the address has changed.
    const waiting = new MutationObserver(mark);
    if (id !== '') {
      waiting.observe(document.body, {childList: true, subtree: true});
      mark();
    }
    return () => {
      waiting.disconnect();
      unmark();
    };
  }, [hash, key]);
}
