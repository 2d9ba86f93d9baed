import {useLocation} from '@docusaurus/router';
import {type ComponentType, type RefObject, useCallback, useEffect, useRef, useState} from 'react';

import {isSlowLine} from '@site/src/site/isSlowLine';

type Modal = ComponentType<{onClose: () => void}>;

interface ModalState {
  /** The open modal. */
  readonly Modal: Modal | undefined;
  /** Whether the modal failed to load. */
  readonly hasFailed: boolean;
  readonly prepare: () => void;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Loads the modal when the application is idle or on demand, opens and closes it.
 * @param button is focused after closing if nothing was focused before
 */
export function useModal(button: RefObject<HTMLElement | null>): ModalState {
  // React would call a component that is stored as it is.
  const [shown, setShown] = useState<Pick<ModalState, 'Modal'>>();
  const [hasFailed, setFailed] = useState(false);
  const opener = useRef<Element | null>(null);
  const isWanted = useRef(false);
  const {pathname} = useLocation();
  const Modal = shown?.Modal;

  const prepare = useCallback(() => void loadModal().catch(() => undefined), []);
  const open = useCallback(() => {
    opener.current = document.activeElement;
    isWanted.current = true;
    loadModal().then(
      (loaded) => {
        setFailed(false);
        if (isWanted.current) {
          setShown({Modal: loaded});
        }
      },
      (error: unknown) => {
        console.warn('Search could not be loaded.', error);
        setFailed(true);
      },
    );
  }, []);
  const close = useCallback(() => {
    isWanted.current = false;
    setShown(undefined);
  }, []);

  useEffect(() => whenIdle(prepare), [prepare]);
  // Another page has been opened below the modal, or while it was loading.
  useEffect(() => close, [pathname, close]);
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

/** Milliseconds after which an application that just started counts as idle. */
const idlePause = 500;

/** Calls a function once the browser is idle, never on a slow line or for visitors who save data. */
function whenIdle(act: () => void): (() => void) | undefined {
  if (isSlowLine()) {
    return undefined;
  }
  // WebKit does not have requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, idlePause);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act);
  return () => cancelIdleCallback(request);
}
