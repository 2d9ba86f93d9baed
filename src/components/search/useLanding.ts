import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

/**
 * Scrolls to the target of a link and highlights it for two seconds. Browsers do both only for pages that they load
 * themselves, and Docusaurus scrolls before React has rendered the new page.
 */
export function useLanding(): void {
  const {hash, key} = useLocation();
  useEffect(() => {
    const id = idOf(hash);
    let unmark = (): void => undefined;
    const mark = (): void => {
      const target = document.getElementById(id);
      if (!target) {
        return;
      }
      waiting.disconnect();
      if (!target.matches(':target')) {
        target.scrollIntoView();
        unmark = () => target.removeAttribute('data-landed');
        target.setAttribute('data-landed', '');
        target.addEventListener('animationend', unmark, {once: true});
      }
    };
    // API pages render their sections after the address has changed.
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

/** Returns the id that a fragment names, none if it cannot be decoded: readers edit addresses. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
