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
    const target = id === '' ? null : document.getElementById(id);
    if (!target || target.matches(':target')) {
      return undefined;
    }
    const unmark = (): void => target.removeAttribute('data-landed');
    target.scrollIntoView();
    target.setAttribute('data-landed', '');
    target.addEventListener('animationend', unmark, {once: true});
    return unmark;
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
