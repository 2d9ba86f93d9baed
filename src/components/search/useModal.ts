import {useLocation} from '@docusaurus/router';
import {type ComponentType, type RefObject, useCallback, useEffect, useRef, useState} from 'react';

type Modal = ComponentType<{onClose: () => void}>;

interface ModalState {
  /** The open modal. */
  readonly Modal?: Modal;
  /** Whether the modal failed to load. */
  readonly hasFailed: boolean;
  readonly prepare: () => void;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Loads the modal when the application is idle, but not on a slow line, or on demand; opens and closes it.
 * @param button takes the focus if nothing has it, so that it gets it back from the modal
 */
export function useModal(button: RefObject<HTMLElement | null>): ModalState {
  // React would call a component that is stored as it is.
  const [shown, setShown] = useState<Pick<ModalState, 'Modal'>>();
  const [hasFailed, setFailed] = useState(false);
  const isWanted = useRef(false);
  const {pathname} = useLocation();

  const prepare = useCallback(() => void loadModal().catch(() => undefined), []);
  const open = useCallback(() => {
    isWanted.current = true;
    loadModal().then(
      (Modal) => {
        setFailed(false);
        if (isWanted.current) {
          if (document.activeElement === document.body) {
            button.current?.focus({preventScroll: true});
          }
          setShown({Modal});
        }
      },
      (error: unknown) => {
        console.warn('Search could not be loaded.', error);
        setFailed(true);
      },
    );
  }, [button]);
  const close = useCallback(() => {
    isWanted.current = false;
    setShown(undefined);
  }, []);

  useEffect(() => {
    if (!isSlowLine()) {
      // WebKit does not have requestIdleCallback.
      const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
      whenIdle(prepare);
    }
  }, [prepare]);
  // Another page has been opened below the modal, or while it was loading.
  useEffect(() => close, [pathname, close]);

  return {...shown, hasFailed, prepare, open, close};
}

async function loadModal(): Promise<Modal> {
  return (await import(/* webpackChunkName: "search-modal" */ './Modal')).default;
}

/** Whether the visitor is on a slow line or saves data, so that nothing is fetched ahead. */
function isSlowLine(): boolean {
  const {connection} = navigator as {
    readonly connection?: {readonly effectiveType: string; readonly saveData: boolean};
  };
  return Boolean(connection && (connection.saveData || connection.effectiveType.includes('2g')));
}
