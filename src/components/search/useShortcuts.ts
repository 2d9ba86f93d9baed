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
      const {key, metaKey, ctrlKey, altKey, shiftKey, target} = event;
      const isCommand = metaKey || ctrlKey;
      // The event that Chrome sends when it fills in a field has no key.
      const toggles = key?.toLowerCase() === 'k' && isCommand && !shiftKey && !altKey;
      const opens = key === '/' && !isCommand && !altKey && !isOpen && !isTyping(target);
      if ((toggles || opens) && !event.defaultPrevented && !isComposing(event)) {
        event.preventDefault();
        (isOpen ? close : open)();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(textFields));
}
