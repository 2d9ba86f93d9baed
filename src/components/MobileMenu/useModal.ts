import {type RefObject, useEffect} from 'react';

/** Siblings of the element and its ancestors up to the app root, except the backdrop and the announcer. */
function surroundings(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element; at.parentElement && at.id !== '__docusaurus'; at = at.parentElement) {
    const all = Array.from(at.parentElement.querySelectorAll<HTMLElement>(':scope > *'));
    found.push(...all.filter((other) => other !== at));
  }
  return found.filter((other) => !other.matches('.navbar-sidebar__backdrop, [data-announcer]'));
}

/**
 * While a dialog is shown, makes the rest of the page inert; then restores focus.
 * @param close called on Escape
 */
export function useModal(dialog: RefObject<HTMLElement | null>, shown: boolean, close: () => void): void {
  useEffect(() => {
    const element = dialog.current;
    if (!shown || !element) {
      return;
    }
    const opener = document.activeElement;
    const outside = surroundings(element).filter((other) => !other.inert);
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) {
        close();
      }
    };
    outside.forEach((other) => (other.inert = true));
    element.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      outside.forEach((other) => (other.inert = false));
      if (opener instanceof HTMLElement && opener.isConnected) {
        opener.focus();
      }
    };
  }, [dialog, shown, close]);
}
