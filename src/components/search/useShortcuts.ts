import {useEffect} from 'react';

import {isComposing} from '../isComposing';

interface Props {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

const textFields = 'textarea, input:not([type="radio"], [type="checkbox"])';

/** Ctrl+K or Cmd+K opens and closes the search, a slash outside text fields opens it. */
export function useShortcuts({isOpen, open, close}: Props): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isComposing(event)) {
        return;
      }
      // The event that Chrome sends when it fills in a field has no key.
      const toggles =
        event.key?.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey;
      const opens =
        !isOpen && event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey && !isTyping(event.target);
      if (event.defaultPrevented || !(toggles || opens)) {
        return;
      }
      event.preventDefault();
      if (isOpen) {
        close();
      } else {
        open();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(textFields));
}
