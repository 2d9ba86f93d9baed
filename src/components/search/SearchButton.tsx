import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode, RefObject} from 'react';

import {SearchIcon} from '../icons';

import styles from './styles.module.css';

interface Props {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClick: () => void;
  /** Called when the visitor is about to search. */
  readonly onPrepare: () => void;
}

/** Opens the search and shows its keyboard shortcut. */
export default function SearchButton({button, onClick, onPrepare}: Props): ReactNode {
  const isApple = useIsBrowser() && /mac|iphone|ipad|ipod/i.test(navigator.platform);
  return (
    <button
      ref={button}
      type="button"
      className={`DocSearch DocSearch-Button ${styles.button}`}
      aria-haspopup="dialog"
      onClick={onClick}
      onFocus={onPrepare}
      onPointerEnter={onPrepare}
      onTouchStart={onPrepare}
    >
      <SearchIcon />
      <span className={styles.label}>Search</span>
      <span className="visually-hidden">{` (${isApple ? 'Command' : 'Ctrl'}+K)`}</span>
      <span className={styles.keys} aria-hidden="true">
        <kbd>{isApple ? '⌘' : 'Ctrl'}</kbd>
        <kbd>K</kbd>
      </span>
    </button>
  );
}
