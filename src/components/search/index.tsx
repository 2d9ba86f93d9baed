import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useEffect, useRef} from 'react';
import {createPortal} from 'react-dom';

import {SearchIcon} from '../icons';
import {isComposing} from '../isComposing';

import styles from './styles.module.css';
import {useLanding} from './useLanding';
import {useModal} from './useModal';

/** The search button of the navbar with its keyboard shortcut, and the modal once it is loaded. */
export default function Search(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const {Modal, hasFailed, prepare, open, close} = useModal(button);
  const isApple = useIsBrowser() && /mac|iphone|ipad|ipod/i.test(navigator.platform);
  useLanding();
  useShortcuts({isOpen: Modal !== undefined, open, close});
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`DocSearch DocSearch-Button ${styles.button}`}
        aria-haspopup="dialog"
        onClick={open}
        onFocus={prepare}
        onPointerEnter={prepare}
        onTouchStart={prepare}
      >
        <SearchIcon />
        <span className={styles.label}>Search</span>
        <span className="visually-hidden">{` (${isApple ? 'Command' : 'Ctrl'}+K)`}</span>
        <span className={styles.keys} aria-hidden="true">
          <kbd>{isApple ? '⌘' : 'Ctrl'}</kbd>
          <kbd>K</kbd>
        </span>
      </button>
      {hasFailed && (
        <p role="alert" className={styles.alert}>
          Search could not be loaded. You might want to check your network connection.
        </p>
      )}
      {Modal && createPortal(<Modal onClose={close} />, document.body)}
    </>
  );
}

interface Shortcuts {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

const textFields = 'textarea, input:not([type="radio"], [type="checkbox"])';

/** Ctrl+K or Cmd+K opens and closes the search, a slash outside text fields opens it. */
function useShortcuts({isOpen, open, close}: Shortcuts): void {
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
