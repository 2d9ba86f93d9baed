import {type ReactNode, useRef} from 'react';
import {createPortal} from 'react-dom';

import SearchButton from './SearchButton';
import styles from './styles.module.css';
import {useLanding} from './useLanding';
import {useModal} from './useModal';
import {useShortcuts} from './useShortcuts';

/** The search button of the navbar, and the modal once it is loaded. */
export default function Search(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const {Modal, hasFailed, prepare, open, close} = useModal(button);
  useLanding();
  useShortcuts({isOpen: Modal !== undefined, open, close});
  return (
    <>
      <SearchButton button={button} onClick={open} onPrepare={prepare} />
      {hasFailed && (
        <p role="alert" className={styles.alert}>
          Search could not be loaded. You might want to check your network connection.
        </p>
      )}
      {Modal && createPortal(<Modal onClose={close} />, document.body)}
    </>
  );
}
