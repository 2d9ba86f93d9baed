import {type ComponentType, type RefObject, useCallback, useEffect, useRef, useState} from 'react';

type Modal = ComponentType<{initialQuery: string | undefined; onClose: () => void}>;

interface ModalState {
  /** The open modal. */
  readonly Modal: Modal | undefined;
  /** What was typed before the modal opened. */
  readonly initialQuery: string | undefined;
  /** Whether the modal failed to load. */
  readonly hasFailed: boolean;
  readonly prepare: () => void;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Loads the modal on demand, opens and closes it.
 * @param button is focused after closing if nothing was focused before
 */
export function useModal(button: RefObject<HTMLElement | null>): ModalState {
  const [shown, setShown] = useState<Pick<ModalState, 'Modal' | 'initialQuery'>>();
  const [hasFailed, setFailed] = useState(false);
  const opener = useRef<Element | null>(null);
  const Modal = shown?.Modal;

  const prepare = useCallback(() => void loadModal().catch(() => undefined), []);
  const open = useCallback(() => {
    opener.current = document.activeElement;
    loadModal().then(
      (loaded) => {
        setFailed(false);
        setShown({Modal: loaded, initialQuery: takeTyped()});
      },
      (error: unknown) => {
        console.warn('Search could not be loaded.', error);
        takeTyped();
        setFailed(true);
      },
    );
  }, []);
  const close = useCallback(() => setShown(undefined), []);

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

  return {Modal, initialQuery: shown?.initialQuery, hasFailed, prepare, open, close};
}

async function loadModal(): Promise<Modal> {
  return (await import(/* webpackChunkName: "search-modal" */ './Modal')).default;
}

/** Removes the box that takes text until the modal opens, see `openSearch`, and returns its text. */
function takeTyped(): string | undefined {
  const shell = document.querySelector('[data-search-shell]');
  shell?.remove();
  return shell?.querySelector('input')?.value || undefined;
}
