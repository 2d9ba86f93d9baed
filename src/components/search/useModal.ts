import {type ComponentType, type RefObject, useCallback, useEffect, useRef, useState} from 'react';

type Modal = ComponentType<{onClose: () => void}>;

interface ModalState {
  /** The modal while it is open. */
  readonly Modal: Modal | undefined;
  /** Whether the modal was wanted and could not be loaded. */
  readonly hasFailed: boolean;
  readonly prepare: () => void;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Loads the modal when it is first wanted, opens and closes it.
 *
 * @param button takes the focus after closing when nothing else had it before opening
 */
export function useModal(button: RefObject<HTMLElement | null>): ModalState {
  const [Modal, setModal] = useState<Modal>();
  const [hasFailed, setFailed] = useState(false);
  const opener = useRef<Element | null>(null);

  const prepare = useCallback(() => void loadModal().catch(() => undefined), []);
  const open = useCallback(() => {
    opener.current = document.activeElement;
    loadModal().then(
      (loaded) => {
        setFailed(false);
        setModal(() => loaded);
      },
      (error: unknown) => {
        console.warn('Search could not be loaded.', error);
        setFailed(true);
      },
    );
  }, []);
  const close = useCallback(() => setModal(undefined), []);

  useEffect(() => {
    if (!Modal) {
      return undefined;
    }
    const {current: fallback} = button;
    return () => {
      const {current} = opener;
      const target = current instanceof HTMLElement && current !== document.body ? current : fallback;
      target?.focus({preventScroll: true});
    };
  }, [Modal, button]);

  return {Modal, hasFailed, prepare, open, close};
}

async function loadModal(): Promise<Modal> {
  return (await import(/* webpackChunkName: "search-modal" */ './Modal')).default;
}
