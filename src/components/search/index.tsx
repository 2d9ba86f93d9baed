import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useRef} from 'react';
import {createPortal} from 'react-dom';

import {SearchIcon} from '../icons';

import styles from './styles.module.css';
import {useLanding} from './useLanding';
import {useModal} from './useModal';
import {useShortcuts} from './useShortcuts';

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
